//! Seats that change hands between devices, a device without a seat, and files of a campaign that several people play.

use serde_json::{Value, json};
use sortie_bots::entry;
use sortie_example::Example;
use sortie_games::Registry;
use sortie_server::Options;

use crate::common::{Answer, Browser, Database, Live, TestServer, bot, me, open};

async fn set_seat(browser: &mut Browser, id: &str, seat: u8, change: &Value) -> Answer {
    browser.post(&format!("/api/tables/{id}/seats/{seat}"), change).await
}

fn ask(wish: bool) -> Value {
    json!({ "kind": "ask", "wish": wish })
}

fn answer(ask: &Value, accept: bool) -> Value {
    json!({ "kind": "answer", "ask": ask, "accept": accept })
}

fn leave() -> Value {
    json!({ "kind": "leave" })
}

/// Waits until the lobby is as wanted.
async fn until(live: &mut Live, wanted: impl Fn(&Value) -> bool) {
    while !wanted(&live.table["lobby"]) {
        live.hear().await;
    }
}

#[tokio::test]
async fn a_tablet_hands_one_of_its_heroes_to_a_phone() {
    let server = TestServer::start().await;
    let (mut tablet, mut phone) = (server.guest("Ann").await, server.guest("Ben").await);
    let id = tablet.make_table(&[me(), me()]).await;
    let (mut at_tablet, mut at_phone) = (tablet.live(&id).await, phone.live(&id).await);
    assert_eq!(at_phone.table["lobby"]["ways"], json!(["ask", "ask"]));
    assert!(at_phone.offers().is_empty(), "asking is not playing");

    set_seat(&mut phone, &id, 1, &ask(true)).await.expect(200);
    until(&mut at_tablet, |lobby| {
        lobby["asks"] == json!([{ "ask": 1, "seat": 1, "by": "Ben", "mine": false }])
    })
    .await;
    until(&mut at_phone, |lobby| {
        lobby["asks"] == json!([{ "ask": 1, "seat": 1, "by": "Ben", "mine": true }])
    })
    .await;
    // One asks for one seat at a time, and nobody else answers.
    set_seat(&mut phone, &id, 0, &ask(true)).await.expect(200);
    until(&mut at_tablet, |lobby| lobby["asks"][0]["seat"] == 0).await;
    let stale = set_seat(&mut tablet, &id, 1, &answer(&json!(1), true)).await;
    assert_eq!((stale.status, stale.code().as_str()), (409, "no-such-ask"));
    assert_eq!(set_seat(&mut phone, &id, 0, &answer(&json!(2), true)).await.code(), "seat-not-yours");
    set_seat(&mut tablet, &id, 0, &answer(&json!(2), false)).await.expect(200);
    until(&mut at_phone, |lobby| lobby["asks"] == json!([])).await;

    set_seat(&mut phone, &id, 1, &ask(true)).await.expect(200);
    set_seat(&mut tablet, &id, 1, &answer(&json!(3), true)).await.expect(200);
    until(&mut at_phone, |lobby| lobby["mine"] == json!([1])).await;
    until(&mut at_tablet, |lobby| lobby["mine"] == json!([0])).await;
    let seats = |live: &Live| live.offers().iter().map(|offer| offer["seat"].clone()).collect::<Vec<_>>();
    assert!(seats(&at_phone).iter().all(|seat| *seat == 1) && !at_phone.offers().is_empty());
    assert!(seats(&at_tablet).iter().all(|seat| *seat == 0), "what was handed over is the other's");

    // Present, the phone is asked; away, the seat comes back to whoever handed it over, and to nobody else.
    assert_eq!(at_tablet.table["lobby"]["ways"], json!(["mine", "ask"]));
    assert_eq!(tablet.take_seat(&id, 1).await.code(), "seat-taken");
    drop(at_phone);
    until(&mut at_tablet, |lobby| lobby["ways"] == json!(["mine", "take"])).await;
    assert_eq!(server.guest("Cem").await.take_seat(&id, 1).await.code(), "seat-taken");
    tablet.take_seat(&id, 1).await.expect(200);
    let at_phone = phone.live(&id).await;
    assert_eq!(at_phone.table["lobby"]["mine"], json!([]));
}

#[tokio::test]
async fn who_asks_and_goes_is_forgotten_and_what_needs_no_asking_says_so() {
    let server = TestServer::start().await;
    let (mut ann, mut ben) = (server.guest("Ann").await, server.guest("Ben").await);
    let id = ann.make_table(&[me(), me(), open(), bot()]).await;
    let mut at_anns = ann.live(&id).await;
    let at_bens = ben.live(&id).await;
    assert_eq!(at_bens.table["lobby"]["ways"], json!(["ask", "ask", "take", "take"]));
    set_seat(&mut ben, &id, 0, &ask(true)).await.expect(200);
    until(&mut at_anns, |lobby| lobby["asks"][0]["by"] == "Ben").await;
    drop(at_bens);
    until(&mut at_anns, |lobby| lobby["asks"] == json!([])).await;
    for (seat, code) in [(2, "nothing-to-ask"), (3, "nothing-to-ask"), (9, "unknown-seat")] {
        assert_eq!(set_seat(&mut ben, &id, seat, &ask(true)).await.code(), code);
    }
    assert_eq!(set_seat(&mut ann, &id, 0, &ask(true)).await.code(), "nothing-to-ask", "it is hers");
    set_seat(&mut ann, &id, 1, &leave()).await.expect(200);
    assert_eq!(set_seat(&mut ben, &id, 0, &ask(true)).await.code(), "seat-taken", "it is her only one");
}

/// A table of `example`: two ships of the first side, one of the second.
async fn two_sides(browser: &mut Browser, seats: [Value; 3]) -> String {
    let new = json!({ "game": "example", "setup": { "sides": [0, 0, 1] }, "seats": seats, "pace": 0 });
    browser.post("/api/tables", &new).await.expect(201)["id"].as_str().expect("an id").to_owned()
}

fn speed(seat: u8) -> Value {
    json!({ "seat": seat, "choice": { "do": "speed", "speed": "full" } })
}

#[tokio::test]
async fn nobody_changes_sides_with_what_they_know() {
    let database = Database::new("sides");
    let example = || Registry::new([entry::<Example>()]);
    let options = || Options { database: database.url(), ..Options::for_tests() };
    let server = TestServer::playing(example(), options()).await;
    let (mut ann, mut ben) = (server.guest("Ann").await, server.guest("Ben").await);
    let id = two_sides(&mut ann, [me(), open(), open()]).await;
    // Nothing is hidden yet: everybody may sit where they like.
    set_seat(&mut ann, &id, 0, &leave()).await.expect(200);
    ann.take_seat(&id, 2).await.expect(200);
    set_seat(&mut ann, &id, 2, &leave()).await.expect(200);
    ann.take_seat(&id, 0).await.expect(200);

    ben.take_seat(&id, 1).await.expect(200);
    let (mut at_anns, mut at_bens) = (ann.live(&id).await, ben.live(&id).await);
    at_anns.choose_offer(&speed(0)).await;
    at_bens.catch_up(1).await;
    until(&mut at_anns, |lobby| lobby["ways"] == json!(["mine", "taken", "secret"])).await;
    let refused = ann.take_seat(&id, 2).await;
    assert_eq!(
        (refused.status, refused.code().as_str()),
        (403, "other-side-seen"),
        "she plays for the first"
    );
    assert_eq!(refused.json()["field"], "seat");
    set_seat(&mut ann, &id, 0, &leave()).await.expect(200);
    assert_eq!(ann.take_seat(&id, 2).await.code(), "other-side-seen", "nobody forgets by standing up");
    assert_eq!(set_seat(&mut ben, &id, 1, &leave()).await.status, 200);
    ben.take_seat(&id, 2).await.expect(200);
    assert_eq!(ben.live(&id).await.table["view"]["mine"], Value::Null, "he has seen nothing of hers");
    assert_eq!(at_bens.table["view"]["mine"], Value::Null);
    server.stop().await;

    // Nor when the server starts again.
    let server = TestServer::playing(example(), options()).await;
    ann.address = server.address;
    ben.address = server.address;
    assert_eq!(set_seat(&mut ben, &id, 2, &leave()).await.status, 200);
    assert_eq!(ann.take_seat(&id, 2).await.code(), "other-side-seen");
    assert_eq!(ann.live(&id).await.table["lobby"]["ways"], json!(["take", "take", "secret"]));
    ann.take_seat(&id, 1).await.expect(200);
    server.stop().await;
}

#[tokio::test]
async fn a_hand_over_shows_nothing_of_the_other_side() {
    let server = TestServer::playing(Registry::new([entry::<Example>()]), Options::for_tests()).await;
    let (mut tablet, mut phone) = (server.guest("Ann").await, server.guest("Ben").await);
    // One tablet for both sides.
    let id = two_sides(&mut tablet, [me(), bot(), me()]).await;
    let (mut at_tablet, mut at_phone) = (tablet.live(&id).await, phone.live(&id).await);
    at_tablet.catch_up(1).await;
    at_tablet.choose_offer(&speed(0)).await;
    set_seat(&mut phone, &id, 2, &ask(true)).await.expect(200);
    until(&mut at_tablet, |lobby| lobby["asks"][0]["seat"] == 2).await;
    let number = at_tablet.table["lobby"]["asks"][0]["ask"].clone();
    set_seat(&mut tablet, &id, 2, &answer(&number, true)).await.expect(200);
    until(&mut at_phone, |lobby| lobby["mine"] == json!([2])).await;
    assert_eq!(at_phone.table["view"]["mine"], Value::Null);
    // Every step it was told is without the speed of the other side; its own offers name all speeds.
    let story = at_phone.hello(None).await["story"].to_string();
    assert!(!story.contains("full"), "{story}");
    assert_eq!(at_phone.table["lobby"]["ways"], json!(["taken", "take", "mine"]));
}

/// A table beside the boxed game, with a mission for two heroes.
async fn companion(browser: &mut Browser, seats: [Value; 2]) -> String {
    let heroes = [json!({ "hero": "fenn_signis" }), json!({ "hero": "diala_passil" })];
    let setup = json!({ "heroes": heroes, "mission": "first_steps", "mode": "companion" });
    let new = json!({ "game": "alliance", "setup": setup, "seats": seats });
    browser.post("/api/tables", &new).await.expect(201)["id"].as_str().expect("an id").to_owned()
}

#[tokio::test]
async fn a_tablet_without_a_seat_reports_at_a_real_table() {
    let server = TestServer::start().await;
    let (mut tablet, mut phone) = (server.guest("Table").await, server.guest("Ben").await);
    let id = companion(&mut tablet, [open(), open()]).await;
    for seat in [0, 1] {
        phone.take_seat(&id, seat).await.expect(200);
    }
    let (mut at_tablet, mut at_phone) = (tablet.live(&id).await, phone.live(&id).await);
    let lobby = &at_tablet.table["lobby"];
    assert_eq!((&lobby["mine"], &lobby["may_report"]), (&json!([]), &json!(true)));
    assert_eq!(at_phone.table["lobby"]["may_report"], false, "it has seats");
    assert!(!at_tablet.offers().is_empty() && at_tablet.offers().iter().all(|offer| offer["seat"] == 0));
    let told = at_tablet.choose(0).await;
    assert_eq!(told["steps"][0]["seat"], 0, "it speaks for the first of those who are asked");
    at_phone.catch_up(1).await;
    // What it has said it takes back; what needs consent is asked of the phone.
    let sequence = at_tablet.sequence();
    at_tablet.say(&json!({ "say": "propose_undo", "sequence": sequence, "keep": 0 })).await;
    until(&mut at_phone, |lobby| lobby["undo"]["by"] == "Table").await;
    at_phone.say(&json!({ "say": "answer_undo", "accept": true })).await;
    at_tablet.catch_up(2).await;
    assert_eq!(at_tablet.table["n_choices"], 0);
    // Somebody without so much as a cookie looks on.
    let stranger = server.browser().live(&id).await;
    assert!(stranger.offers().is_empty() && stranger.table["lobby"]["may_report"] == false);
}

#[tokio::test]
async fn nobody_reports_at_a_digital_table() {
    let server = TestServer::start().await;
    let (mut ann, ben) = (server.guest("Ann").await, server.guest("Ben").await);
    let id = ann.make_table(&[me(), me()]).await;
    let mut at_bens = ben.live(&id).await;
    assert!(at_bens.offers().is_empty() && at_bens.table["lobby"]["may_report"] == false);
    let offer = ann.live(&id).await.offers().remove(0);
    let say = json!({ "say": "choose", "sequence": 0, "seat": offer["seat"], "choice": offer["choice"] });
    at_bens.say(&say).await;
    assert_eq!(at_bens.refusal().await["code"], "seat-not-yours");
}

/// Alliance R1.14, A41: a campaign of several people is saved by each of them, and goes on elsewhere.
#[tokio::test]
async fn a_shared_campaign_is_saved_without_its_seed_and_goes_on() {
    let server = TestServer::start().await;
    let content = sortie_alliance::content::Content::shipped();
    let campaign = &content.campaigns.first().expect("a campaign ships").id;
    let (mut ann, mut ben) = (server.guest("Ann").await, server.guest("Ben").await);
    let resume = json!({
        "version": 1, "campaign": campaign, "team": "Us", "credits": 725, "stash": ["dl_44"],
        "heroes": [{ "hero": "jyn_odan" }, { "hero": "gaarkhan" }],
    });
    let setup = json!({
        "heroes": [{ "hero": "jyn_odan" }, { "hero": "gaarkhan" }],
        "campaign": { "id": campaign, "team": "Us", "resume": resume },
    });
    let new = json!({ "game": "alliance", "setup": setup, "seats": [me(), open()] });
    let id = ann.post("/api/tables", &new).await.expect(201)["id"].as_str().expect("an id").to_owned();
    let export = format!("/api/tables/{id}/export");
    ben.take_seat(&id, 1).await.expect(200);
    let mut at_anns = ann.live(&id).await;
    assert_eq!(at_anns.table["lobby"]["file"], "checkpoint");
    let step = json!({ "step": "give", "card": content.card("dl_44"), "to": 0, "under": null });
    at_anns.choose_offer(&json!({ "seat": 0, "choice": { "do": "plan", "step": step } })).await;

    let file = ann.get(&export).await.expect(200);
    assert_eq!(ben.get(&export).await.expect(200), file, "each of them");
    let keys: Vec<&String> = file.as_object().expect("an object").keys().collect();
    assert_eq!(keys, ["checkpoint", "content", "game", "setup", "sortie"], "no seed, no journal");
    assert_eq!(server.guest("Cem").await.get(&export).await.code(), "game-not-over", "he does not take part");

    let table = ben.post("/api/import", &file).await.expect(201);
    let imported = table["id"].as_str().expect("an id").to_owned();
    let mut live = ben.live(&imported).await;
    assert_eq!(live.table["view"]["campaign"], at_anns.table["view"]["campaign"], "where it was");
    assert_eq!(live.table["lobby"]["file"], "whole", "he plays alone now");
    let step = json!({ "step": "give", "card": content.card("dl_44"), "to": null, "under": null });
    live.choose_offer(&json!({ "seat": 1, "choice": { "do": "plan", "step": step } })).await;
    let seed = ben.get(&format!("/api/tables/{imported}/export")).await.expect(200)["seed"].clone();
    set_seat(&mut ann, &id, 0, &leave()).await.expect(200);
    ben.take_seat(&id, 0).await.expect(200);
    assert_ne!(ben.get(&export).await.expect(200)["seed"], seed, "with dice of its own");

    let mut broken = file.clone();
    broken["checkpoint"] = json!({ "version": "one" });
    let refused = ben.post("/api/import", &broken).await;
    assert_eq!((refused.status, refused.code().as_str()), (409, "import-refused"), "{}", refused.body);
    assert_eq!(refused.json()["field"], "checkpoint");
}
