//! People talk beside the game: phrases for everybody, a finger on the board for those who may know the plan.

use serde_json::{Value, json};
use sortie_bots::entry;
use sortie_example::Example;
use sortie_games::Registry;
use sortie_server::Options;

use crate::common::{Live, TestServer, me, open};

/// Ann, Ben, Cem and somebody without a seat, at a table of `example` with these sides.
async fn four(sides: Value) -> (TestServer, [Live; 4]) {
    let server = TestServer::playing(Registry::new([entry::<Example>()]), Options::for_tests()).await;
    let mut ann = server.guest("Ann").await;
    let new =
        json!({ "game": "example", "setup": { "sides": sides }, "seats": [me(), open(), open()], "pace": 0 });
    let made = ann.post("/api/tables", &new).await.expect(201);
    let id = made["id"].as_str().expect("an id");
    let (mut ben, mut cem) = (server.guest("Ben").await, server.guest("Cem").await);
    ben.take_seat(id, 1).await.expect(200);
    cem.take_seat(id, 2).await.expect(200);
    let mut people =
        [ann.live(id).await, ben.live(id).await, cem.live(id).await, server.browser().live(id).await];
    for live in &mut people {
        live.drain().await;
    }
    (server, people)
}

fn point(x: u32, y: u32) -> Value {
    json!({ "say": "point", "at": { "x": x, "y": y } })
}

/// What each of them hears, once all is said.
async fn heard(people: &mut [Live; 4]) -> [Vec<Value>; 4] {
    let mut all = [const { Vec::new() }; 4];
    for (live, heard) in people.iter_mut().zip(&mut all) {
        *heard = live.drain().await;
    }
    all
}

#[tokio::test]
async fn a_phrase_is_for_everybody() {
    let (_server, mut people) = four(json!([0, 0, 1])).await;
    let before = people[0].table.clone();
    people[0].say(&json!({ "say": "speak", "phrase": "well_done" })).await;
    let spoke = |mine: bool| json!({ "say": "spoke", "by": "Ann", "mine": mine, "phrase": "well_done" });
    assert_eq!(heard(&mut people).await, [true, false, false, false].map(|mine| vec![spoke(mine)]));
    assert_eq!(people[0].hello(None).await["table"], before, "the game knows nothing of it");
}

#[tokio::test]
async fn a_finger_is_for_friends() {
    for (sides, sees) in [
        (json!([0, 0, 1]), [true, true, false, false]),
        (json!([null, null, null]), [true, true, true, true]),
        (json!([0, 1, 1]), [true, false, false, false]),
    ] {
        let (_server, mut people) = four(sides.clone()).await;
        people[0].say(&point(250, 1000)).await;
        let mine = people[0].hear_a("pointed").await;
        assert_eq!(
            mine,
            json!({ "say": "pointed", "by": "Ann", "mine": true, "at": { "x": 250, "y": 1000 } })
        );
        let others = json!({ "say": "pointed", "by": "Ann", "mine": false, "at": { "x": 250, "y": 1000 } });
        let heard = heard(&mut people).await;
        for n in 1..4 {
            assert_eq!(heard[n].contains(&others), sees[n], "{sides}: {n} hears {:?}", heard[n]);
        }
    }
}

/// In a game of one team there is nobody to hide it from.
#[tokio::test]
async fn who_watches_a_team_sees_where_it_points() {
    let server = TestServer::start().await;
    let mut ann = server.guest("Ann").await;
    let id = ann.make_table(&[me(), open()]).await;
    let (mut at_anns, mut watching) = (ann.live(&id).await, server.browser().live(&id).await);
    at_anns.say(&point(0, 0)).await;
    assert_eq!(watching.hear_a("pointed").await["by"], "Ann");
}

#[tokio::test]
async fn who_may_talk_and_how_much() {
    let (_server, mut people) = four(json!([0, 0, 1])).await;
    let [ann, _, _, stranger] = &mut people;
    for message in [json!({ "say": "speak", "phrase": "help" }), point(1, 1)] {
        stranger.say(&message).await;
        assert_eq!(stranger.refusal().await["code"], "not-seated");
    }
    ann.say(&point(1001, 0)).await;
    let error = ann.refusal().await;
    assert_eq!((&error["code"], &error["field"]), (&json!("off-the-board"), &json!("at")));
    ann.say(&json!({ "say": "speak", "phrase": "you fools" })).await;
    assert_eq!(ann.refusal().await["code"], "malformed");
    for _ in 0..4 {
        ann.say(&point(1, 1)).await;
        ann.hear_a("pointed").await;
    }
    ann.say(&point(1, 1)).await;
    assert_eq!(ann.refusal().await["code"], "too-fast");
}
