//! Where a choice would lead, told to whoever asks and to nobody else.

use serde_json::{Value, json};
use sortie_bots::entry;
use sortie_example::Example;
use sortie_games::Registry;
use sortie_server::Options;

use crate::common::{Live, TestServer, me, open};

async fn ask(live: &mut Live, seat: u8, choices: Value) -> Value {
    let sequence = live.sequence();
    live.say(&json!({ "say": "foresee", "sequence": sequence, "seat": seat, "choices": choices })).await;
    let told = live.hear_a("foreseen").await;
    assert_eq!(
        (&told["sequence"], &told["seat"], &told["choices"]),
        (&json!(sequence), &json!(seat), &choices)
    );
    told["told"].clone()
}

#[tokio::test]
async fn it_is_told_to_whoever_asks_and_nothing_happens() {
    let server = TestServer::playing(Registry::new([entry::<Example>()]), Options::for_tests()).await;
    let (mut ann, mut ben) = (server.guest("Ann").await, server.guest("Ben").await);
    let setup = json!({ "sides": [null, null] });
    let new = json!({ "game": "example", "setup": setup, "seats": [me(), open()], "pace": 0 });
    let id = ann.post("/api/tables", &new).await.expect(201)["id"].as_str().expect("an id").to_owned();
    ben.take_seat(&id, 1).await.expect(200);
    let (mut at_anns, mut at_bens) = (ann.live(&id).await, ben.live(&id).await);
    at_anns.drain().await;
    at_bens.drain().await;
    let full = json!({ "do": "speed", "speed": "full" });
    let told = ask(&mut at_anns, 0, json!([full])).await;
    assert!(told.is_object(), "a view: {told}");
    // Her own question about an answer that is not open, and a table that has gone on; too many answers are refused.
    assert_eq!(ask(&mut at_anns, 0, json!([{ "do": "nonsense" }])).await, Value::Null);
    let five =
        json!({ "say": "foresee", "sequence": 0, "seat": 0, "choices": [full, full, full, full, full] });
    at_anns.say(&five).await;
    let error = at_anns.refusal().await;
    assert_eq!((&error["code"], &error["field"]), (&json!("malformed"), &json!("choices")));
    at_anns.say(&json!({ "say": "foresee", "sequence": 99, "seat": 0, "choices": [full] })).await;
    assert_eq!(at_anns.hear_a("foreseen").await["told"], Value::Null);
    // Nobody asks for another's seat.
    at_anns.say(&json!({ "say": "foresee", "sequence": 0, "seat": 1, "choices": [full] })).await;
    assert_eq!(at_anns.refusal().await["code"], "seat-not-yours");
    assert_eq!(at_bens.drain().await, Vec::<Value>::new(), "Ben heard nothing");
    assert_eq!((at_anns.sequence(), at_bens.sequence()), (0, 0));
    // The last sealed answer would reveal the others: nothing is told of it.
    at_bens.choose_offer(&json!({ "seat": 1, "choice": { "do": "speed", "speed": "slow" } })).await;
    at_anns.catch_up(1).await;
    assert_eq!(ask(&mut at_anns, 0, json!([full])).await, Value::Null);
}
