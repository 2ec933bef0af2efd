//! Who is away is asked about what they chose, and found again with the question; or the host decides after a while. Time stands
//! still here and passes only where a test says so.

use serde_json::{Value, json};
use sortie_bots::entry;
use sortie_example::Example;
use sortie_games::Registry;
use sortie_server::Options;

use super::undo::{answer, propose, three_at_a_table};
use crate::common::clock::Frozen;
use crate::common::{Answer, Browser, Database, Live, TestServer, me, open};

async fn decide(browser: &mut Browser, id: &str, accept: bool) -> Answer {
    browser.post(&format!("/api/tables/{id}/host"), &json!({ "kind": "decide", "accept": accept })).await
}

/// Time passes, and whoever is here is heard of now and then.
async fn pass(clock: &Frozen, here: &mut [&mut Live], seconds: u64) {
    // Who says nothing for a minute is taken to be gone.
    for part in (0..seconds).step_by(20) {
        clock.pass(1000 * (seconds - part).min(20)).await;
        for table in here.iter_mut() {
            table.drain().await;
        }
    }
}

fn undo(table: &Live) -> &Value {
    &table.table["lobby"]["undo"]
}

#[tokio::test]
async fn who_is_away_is_asked_about_their_own_choices() {
    let server = TestServer::start().await;
    let (id, [mut ann_there, ben_there, _], [mut ann, ben, mut cem]) = three_at_a_table(&server).await;
    let clock = Frozen::freeze();
    drop(ben);
    ann.hear_a("lobby").await;
    ann.say(&propose(2, 0)).await;
    cem.drain().await;
    cem.say(&answer(true)).await;
    ann.drain().await;
    assert_eq!((&undo(&ann)["missing"], &undo(&ann)["away"]), (&json!(1), &json!(["Ben"])));
    assert_eq!((&undo(&ann)["may_decide"], &undo(&ann)["will_decide"]), (&json!(false), &json!(true)));
    assert_eq!(decide(&mut ann_there, &id, true).await.code(), "still-asked");
    // Those who are here had a minute; Ben has as long as it takes.
    pass(&clock, &mut [&mut ann, &mut cem], 100).await;
    assert_eq!(undo(&ann)["may_decide"], false);
    pass(&clock, &mut [&mut ann, &mut cem], 21).await;
    assert_eq!((&undo(&ann)["may_decide"], &undo(&cem)["may_decide"]), (&json!(true), &json!(false)));

    let mut ben = ben_there.live(&id).await;
    assert_eq!((&undo(&ben)["asks_me"], &undo(&ben)["keep"]), (&json!(true), &json!(0)));
    ann.drain().await;
    assert_eq!((&undo(&ann)["away"], &undo(&ann)["may_decide"]), (&json!([]), &json!(false)));
    assert_eq!(decide(&mut ann_there, &id, true).await.code(), "still-asked", "he is here");
    ben.say(&answer(true)).await;
    let told = ben.hear_a("table").await;
    assert_eq!((&told["table"]["sequence"], &told["table"]["n_choices"]), (&json!(3), &json!(0)));
}

#[tokio::test]
async fn the_host_decides_for_who_stays_away() {
    let server = TestServer::start().await;
    let (id, [mut ann_there, _, mut cem_there], [mut ann, ben, mut cem]) = three_at_a_table(&server).await;
    let clock = Frozen::freeze();
    drop(ben);
    ann.hear_a("lobby").await;
    assert_eq!(decide(&mut ann_there, &id, true).await.code(), "no-proposal");
    for accept in [false, true] {
        cem.say(&propose(2, 1)).await;
        cem.drain().await;
        // Ann is asked too, because she is here; that is not for the host to skip.
        ann.drain().await;
        assert_eq!((&undo(&ann)["asks_me"], &undo(&ann)["missing"]), (&json!(true), &json!(2)));
        ann.say(&answer(true)).await;
        ann.drain().await;
        pass(&clock, &mut [&mut ann, &mut cem], 121).await;
        assert_eq!(decide(&mut cem_there, &id, true).await.code(), "not-host");
        decide(&mut ann_there, &id, accept).await.expect(200);
        ann.drain().await;
        assert_eq!(undo(&ann), &Value::Null);
    }
    assert_eq!((ann.sequence(), &ann.table["n_choices"]), (3, &json!(1)));
}

#[tokio::test]
async fn the_question_is_still_there_after_a_restart() {
    let database = Database::new("absent");
    let server = TestServer::on(&database).await;
    let (id, [mut ann_there, mut ben_there, mut cem_there], [mut ann, ben, mut cem]) =
        three_at_a_table(&server).await;
    drop(ben);
    ann.hear_a("lobby").await;
    ann.say(&propose(2, 0)).await;
    cem.drain().await;
    cem.say(&answer(true)).await;
    ann.drain().await;
    drop((ann, cem));
    server.stop().await;

    let server = TestServer::on(&database).await;
    for browser in [&mut ann_there, &mut ben_there, &mut cem_there] {
        browser.address = server.address;
    }
    let cem = cem_there.live(&id).await;
    assert_eq!((&undo(&cem)["missing"], &undo(&cem)["asks_me"]), (&json!(1), &json!(false)), "he has agreed");
    let mut ben = ben_there.live(&id).await;
    assert_eq!((&undo(&ben)["by"], &undo(&ben)["asks_me"]), (&json!("Ann"), &json!(true)));
    ben.say(&answer(true)).await;
    assert_eq!(ben.hear_a("table").await["table"]["n_choices"], 0);
    drop((ben, cem));
    server.stop().await;
}

/// Where people play against each other, nobody decides for an opponent.
#[tokio::test]
async fn the_host_does_not_decide_for_an_opponent() {
    let games = Registry::new([entry::<Example>()]);
    let server = TestServer::playing(games, Options::for_tests()).await;
    let [mut ann, mut ben] = [server.guest("Ann").await, server.guest("Ben").await];
    let setup = json!({ "sides": [Value::Null, Value::Null, Value::Null] });
    let new = json!({ "game": "example", "setup": setup, "seats": [me(), open(), open()], "pace": 0 });
    let made = ann.post("/api/tables", &new).await.expect(201);
    let id = made["id"].as_str().expect("an id").to_owned();
    ben.take_seat(&id, 1).await.expect(200);
    let mut at_ben = ben.live(&id).await;
    at_ben.choose(0).await;
    drop(at_ben);
    let mut at_ann = ann.live(&id).await;
    let clock = Frozen::freeze();
    at_ann.say(&propose(1, 0)).await;
    pass(&clock, &mut [&mut at_ann], 200).await;
    assert_eq!((&undo(&at_ann)["may_decide"], &undo(&at_ann)["will_decide"]), (&json!(false), &json!(false)));
    assert_eq!(decide(&mut ann, &id, true).await.code(), "not-yours-to-hand-over");
    at_ann.say(&answer(false)).await;
    at_ann.drain().await;
    assert_eq!((undo(&at_ann), at_ann.sequence()), (&Value::Null, 1));
}
