//! Two task teams at a table: for every secret of the rules, two games that differ only in it send the other side, and whoever watches, the
//! same bytes through the live socket (specops C16.1, C16.3, C16.4).

use serde_json::{Value, json};
use sortie_server::{Limits, Options};

use crate::common::{Browser, Live, TestServer, me, open};

/// Ann, Ben, and somebody who watches; dice are real, so that nothing hangs on the seed but what is shuffled.
struct Three {
    _server: TestServer,
    ann: Live,
    ben: Live,
    watcher: Live,
    id: String,
}

async fn three(mission: &str) -> Three {
    three_at(mission, "table").await
}

/// The same beside a real table, where who watches is the tablet in the middle.
async fn three_at(mission: &str, mode: &str) -> Three {
    // These people answer as fast as the rules ask.
    let limits = Limits { messages: 10_000, ..Options::for_tests().limits };
    let server = TestServer::with(Options { limits, ..Options::for_tests() }).await;
    let (mut ann, mut ben): (Browser, Browser) = (server.guest("Ann").await, server.guest("Ben").await);
    let setup = json!({
        "teams": ["rebel_troopers", "imperial_infantry"], "mission": mission, "condition": false, "dice": "physical",
        "mode": mode,
    });
    let new = json!({ "game": "specops", "setup": setup, "seats": [me(), open()], "pace": 0 });
    let id = ann.post("/api/tables", &new).await.expect(201)["id"].as_str().expect("an id").to_owned();
    ben.take_seat(&id, 1).await.expect(200);
    let (mut at_anns, mut at_bens) = (ann.live(&id).await, ben.live(&id).await);
    let mut watcher = match mode {
        "companion" => server.guest("Tablet").await.live(&id).await,
        _ => server.browser().live(&id).await,
    };
    for live in [&mut at_anns, &mut at_bens, &mut watcher] {
        live.drain().await;
    }
    Three { _server: server, ann: at_anns, ben: at_bens, watcher, id }
}

/// What the bytes of all messages so far say, without the numbers that grow with every attempt and without the names of the table; and
/// forgets them.
fn bytes(live: &mut Live, id: &str) -> String {
    let watch = live.table["lobby"]["links"]["watch"].as_str().expect("a link").to_owned();
    let text =
        std::mem::take(&mut live.heard).concat().replace(id, "this table").replace(&watch, "looked at");
    let mut parts = text.split("\"sequence\":");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| {
        text + "\"sequence\":" + part.trim_start_matches(|c: char| c.is_ascii_digit())
    })
}

fn ask(live: &Live) -> &str {
    live.table["decision"]["prompt"]["ask"].as_str().unwrap_or_default()
}

impl Three {
    /// Everybody has heard what Ann has heard.
    async fn catch_up(&mut self) {
        let sequence = self.ann.sequence().max(self.ben.sequence()).max(self.watcher.sequence());
        for live in [&mut self.ann, &mut self.ben, &mut self.watcher] {
            live.catch_up(sequence).await;
        }
    }

    /// Whose answer is awaited first: what that seat may answer goes on with the least.
    async fn anything(&mut self) {
        let seat = self.ann.table["decision"]["awaited"][0].as_u64().expect("somebody is awaited");
        let live = if seat == 0 { &mut self.ann } else { &mut self.ben };
        let offer = least(live, seat);
        live.choose_offer(&offer).await;
        self.catch_up().await;
    }

    /// Goes on with the least until Ann is asked something.
    async fn until(&mut self, wanted: &str) {
        for _ in 0..200 {
            if ask(&self.ann) == wanted && self.ann.table["decision"]["awaited"][0] == 0 {
                return;
            }
            self.anything().await;
        }
        panic!("Ann is never asked `{wanted}`; now {}", self.ann.table["decision"]);
    }

    /// Ann gives each of these answers and takes it back: what Ben and the watcher hear every time, byte for byte. Then she gives the first
    /// one for good.
    async fn heard_of(&mut self, answers: &[Value]) -> Vec<[String; 2]> {
        let mut heard = Vec::new();
        for choice in answers {
            bytes(&mut self.ben, &self.id);
            bytes(&mut self.watcher, &self.id);
            self.ann.choose_offer(&json!({ "seat": 0, "choice": choice })).await;
            self.catch_up().await;
            let id = &self.id;
            heard.push([&mut self.ben, &mut self.watcher].map(|live| bytes(live, id)));
            let back = json!({ "say": "take_back", "sequence": self.ann.sequence() });
            self.ann.say(&back).await;
            self.ann.hear_a("table").await;
            self.catch_up().await;
        }
        self.ann.choose_offer(&json!({ "seat": 0, "choice": answers[0] })).await;
        self.catch_up().await;
        heard
    }
}

/// An answer of a seat: dice that make Ann red and are blank after that, the first of what is listed, a place that is legal.
fn least(live: &Live, seat: u64) -> Value {
    let decision = &live.table["decision"];
    let offers = live.offers();
    if decision["prompt"]["ask"] == "report" {
        // Beside a real table whoever is asked first reports both dice.
        let is_first = decision["prompt"]["why"] == "colours" && decision["prompt"]["colour"] == "blue";
        let face = if is_first { "crit" } else { "blank" };
        let shows = |offer: &&Value| {
            let face_of = &offer["choice"]["face"];
            face_of["attack"] == face || face_of["defence"] == face
        };
        return offers.iter().find(shows).expect("every die has a blank").clone();
    }
    let done = offers.iter().find(|offer| offer["choice"]["do"] == "done");
    if let Some(offer) = done.or(offers.first()) {
        return offer.clone();
    }
    let region = &decision["regions"][0]["region"];
    json!({ "seat": seat, "choice": place(region) })
}

/// The place that a region knows.
fn place(region: &Value) -> Value {
    match region["region"].as_str() {
        Some("place") => json!({ "do": "place", "unit": region["unit"], "at": region["known"], "on": null }),
        Some("hide") => json!({ "do": "hide", "unit": region["unit"], "at": region["known"] }),
        Some("lay") => json!({ "do": "lay", "at": region["holder"]["at"] }),
        _ => panic!("no place in {region}"),
    }
}

/// All the same, and something was heard.
#[track_caller]
fn are_same(heard: &[[String; 2]], what: &str) {
    assert!(heard.len() > 1 && heard[0].iter().all(|text| text.contains(what)), "{heard:?}");
    for other in &heard[1..] {
        assert_eq!(heard[0][0], other[0], "Ben hears a difference");
        assert_eq!(heard[0][1], other[1], "the watcher hears a difference");
    }
}

/// specops C1.13, C16.1, C16.4, O11: which sides of loadout cards, before they are revealed.
#[tokio::test]
async fn loadouts() {
    let mut three = three("priorities").await;
    three.until("loadouts").await;
    let sides = [[false, false, false], [true, false, true], [true, true, true]];
    let answers = sides.map(|sides| json!({ "do": "loadouts", "sides": sides }));
    let heard = three.heard_of(&answers).await;
    are_same(&heard, "loadouts_sealed");
}

/// specops C16.1, C16.4: beside a real table a tablet without a seat says what everybody sees, for opponents as well; what one of them chooses
/// in secret it neither hears nor answers.
#[tokio::test]
async fn a_tablet_in_the_middle() {
    let mut three = three_at("priorities", "companion").await;
    three.until("loadouts").await;
    assert!(three.watcher.offers().is_empty(), "{}", three.watcher.table["decision"]);
    let sides = [[false, false, false], [true, false, true], [true, true, true]];
    let answers = sides.map(|sides| json!({ "do": "loadouts", "sides": sides }));
    let heard = three.heard_of(&answers).await;
    are_same(&heard, "loadouts_sealed");
    let own = json!({ "seat": 1, "choice": answers[0] });
    assert!(!three.watcher.offers().contains(&own));
    three.until("turn").await;
    let offers = three.watcher.offers();
    assert_eq!(offers.len(), three.ann.offers().len());
    three.watcher.choose_offer(&offers[0]).await;
    three.catch_up().await;
    assert_ne!(ask(&three.ann), "turn", "it counts for all");
}

/// specops C15.2, C16.1: who is hidden under a token, through deployment and up to the first card.
#[tokio::test]
async fn who_is_hidden() {
    let mut three = three("priorities").await;
    three.until("loadouts").await;
    three
        .ann
        .choose_offer(&json!({ "seat": 0, "choice": { "do": "loadouts", "sides": [false, false, false] } }))
        .await;
    three.catch_up().await;
    three.until("deploy").await;
    let regions = three.ann.table["decision"]["regions"].as_array().expect("places").clone();
    let hides: Vec<Value> =
        regions.iter().map(|it| it["region"].clone()).filter(|it| it["region"] == "hide").collect();
    // The same spot for each of them.
    let at = &hides[0]["known"];
    let answers: Vec<Value> =
        hides.iter().map(|it| json!({ "do": "hide", "unit": it["unit"], "at": at })).collect();
    // Those of one rank: which rank may hide besides is open.
    let heard = three.heard_of(&answers).await;
    are_same(&heard, "\"what\":\"hidden\"");
}

/// specops C3.1, C16.1, C16.4: the command card of this round.
#[tokio::test]
async fn the_card() {
    let mut three = three("priorities").await;
    three.until("card").await;
    let answers: Vec<Value> = three.ann.offers().iter().map(|offer| offer["choice"].clone()).collect();
    assert_eq!(answers.len(), 6, "a hand of six (C1.14)");
    let heard = three.heard_of(&answers).await;
    are_same(&heard, "card_sealed");
}

/// specops M2.5, C16.1, C16.3: which package holds the codes.
#[tokio::test]
async fn packages() {
    let mut three = three("codes").await;
    three.until("deal").await;
    let answers: Vec<Value> = three.ann.offers().iter().map(|offer| offer["choice"].clone()).collect();
    assert_eq!(answers.len(), 6, "all orders of three");
    let heard = three.heard_of(&answers).await;
    are_same(&heard, "packages_dealt");
    // Nor is it told afterwards: in the table as it stands and in its replay.
    let numbers = three.ann.table["view"]["tokens"].as_array().expect("tokens").iter();
    assert!(numbers.clone().any(|token| token["number"] == 1), "red knows");
    for live in [&three.ben, &three.watcher] {
        let tokens = live.table["view"]["tokens"].as_array().expect("tokens");
        assert!(tokens.iter().all(|token| token["number"].is_null()), "{tokens:?}");
    }
}

/// specops C3.9, C16.1: the order of the pools and dice to come. Two tables with seeds of their own, the same answers and the same real dice
/// say the same to everybody until a token is drawn.
#[tokio::test]
async fn pools() {
    let mut heard: Vec<[String; 3]> = Vec::new();
    for _ in 0..3 {
        let mut three = three("priorities").await;
        three.until("turn").await;
        let id = &three.id;
        let all = [&mut three.ann, &mut three.ben, &mut three.watcher].map(|live| bytes(live, id));
        heard.push(all);
    }
    for other in &heard[1..] {
        for (one, other) in heard[0].iter().zip(other) {
            let differs = one.bytes().zip(other.bytes()).position(|(one, other)| one != other);
            let at = differs.unwrap_or(0).saturating_sub(80);
            assert!(
                one == other,
                "{} or {}",
                &one[at..(at + 200).min(one.len())],
                &other[at..(at + 200).min(other.len())]
            );
        }
    }
}
