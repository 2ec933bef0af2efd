//! Bots wait for people: for what they could answer, and for what they have still to see. Time stands still here and
//! passes only where a test says so.

use serde_json::{Value, json};
use sortie_bots::entry;
use sortie_example::Example;
use sortie_games::Registry;
use sortie_server::Options;

use crate::common::clock::Frozen;
use crate::common::{Browser, Database, Live, TestServer, bot, me, open};

const PACE: u64 = 900;
/// Far longer than anybody hurries.
const A_WHILE: u64 = 30_000;
/// Timers count whole milliseconds and are never early.
const ROUNDING: u64 = 2;
/// How long a silent tab is waited for.
const SILENCE: u64 = 4_000;

async fn table_of(browser: &mut Browser, game: &str, setup: Value, seats: &[Value]) -> String {
    let new = json!({ "game": game, "setup": setup, "seats": seats, "pace": PACE });
    browser.post("/api/tables", &new).await.expect(201)["id"].as_str().expect("an id").to_owned()
}

async fn arena(browser: &mut Browser, seats: &[Value]) -> String {
    let jedi = &["obi_wan", "anakin", "mace", "kit"][..seats.len()];
    table_of(browser, "arena", json!({ "jedi": jedi }), seats).await
}

async fn skirmish(browser: &mut Browser, seats: &[Value]) -> String {
    let heroes = &["fenn_signis", "diala_passil", "gideon_argus", "jyn_odan"][..seats.len()];
    let heroes: Vec<Value> = heroes.iter().map(|hero| json!({ "hero": hero, "cards": [] })).collect();
    let setup = json!({ "heroes": heroes, "map": "den", "difficulty": "easy" });
    table_of(browser, "alliance", setup, seats).await
}

fn bots(table: &Live) -> Value {
    table.table["lobby"]["bots"].clone()
}

fn is_held(table: &Live) -> bool {
    bots(table)["held"] == true
}

async fn go_ahead(table: &mut Live) {
    table.say(&json!({ "say": "go_ahead", "sequence": table.sequence() })).await;
}

async fn shown(table: &mut Live, sequence: u64) {
    table.say(&json!({ "say": "shown", "sequence": sequence })).await;
    // Heard before time goes on, however busy the machine is.
    table.drain().await;
}

/// Time passes and nothing happens.
async fn stays(clock: &Frozen, table: &mut Live, milliseconds: u64) {
    let before = table.sequence();
    clock.pass(milliseconds).await;
    table.drain().await;
    assert_eq!(table.sequence(), before, "{}", table.table["decision"]);
}

/// Time passes and a bot moves.
async fn moves(clock: &Frozen, table: &mut Live, milliseconds: u64) {
    let next = table.sequence() + 1;
    clock.pass(milliseconds + ROUNDING).await;
    table.catch_up(next).await;
    assert_eq!(table.sequence(), next);
}

/// The person's answer: on with the round, by the shortest way.
fn quick(offers: &[Value]) -> &Value {
    let worth = |offer: &&Value| {
        ["end", "pass", "activate", "deploy"].iter().position(|kind| offer["choice"]["do"] == *kind)
    };
    offers.iter().filter(|offer| worth(offer).is_some()).min_by_key(worth).unwrap_or(&offers[0])
}

#[tokio::test]
async fn alone_in_a_skirmish_the_person_activates_first_without_hurrying() {
    let clock = Frozen::freeze();
    let server = TestServer::start().await;
    let mut ann = server.guest("Ann").await;
    let id = skirmish(&mut ann, &[me(), bot(), bot()]).await;
    let mut table = ann.live(&id).await;
    let mut first = Vec::new();
    while first.len() < 2 {
        let offers = table.offers();
        if offers.is_empty() {
            moves(&clock, &mut table, PACE).await;
            continue;
        }
        let round = table.table["view"]["round"].as_u64().expect("a round");
        if table.table["decision"]["prompt"]["ask"] == "activate" && !first.contains(&round) {
            assert!(is_held(&table), "{}", table.table["lobby"]);
            assert!(table.table["decision"]["awaited"].as_array().expect("seats").len() > 1);
            first.push(round);
        }
        stays(&clock, &mut table, A_WHILE).await;
        table.choose_offer(quick(&offers)).await;
    }
    assert_eq!(first, [1, 2]);
    let activated = activations(&table);
    for round in [1, 2] {
        let seats: Vec<u64> = activated.iter().filter(|one| one.0 == round).map(|one| one.1).collect();
        assert_eq!(seats.first(), Some(&0), "the person before the bots: {activated:?}");
    }
    assert!(activated.iter().any(|(_, seat)| *seat != 0), "bots have their turns: {activated:?}");
}

/// Who activated, with the round, as far as this listener has heard.
fn activations(table: &Live) -> Vec<(u64, u64)> {
    let messages = table.heard.iter().map(|text| serde_json::from_str::<Value>(text).expect("JSON"));
    let activated = messages.flat_map(|message| {
        let round = message["table"]["view"]["round"].as_u64().unwrap_or_default();
        let steps = message["steps"].as_array().cloned().unwrap_or_default();
        let activated = steps.into_iter().filter(|step| step["choice"]["do"] == "activate");
        activated.map(move |step| (round, step["seat"].as_u64().expect("a seat"))).collect::<Vec<_>>()
    });
    activated.collect()
}

#[tokio::test]
async fn a_person_lets_bots_go_ahead_once() {
    let clock = Frozen::freeze();
    let server = TestServer::start().await;
    let mut ann = server.guest("Ann").await;
    let id = arena(&mut ann, &[me(), bot(), bot()]).await;
    let mut table = ann.live(&id).await;
    assert_eq!(bots(&table), json!({ "wait": true, "held": true, "may_go_ahead": true, "may_set": true }));
    stays(&clock, &mut table, A_WHILE).await;
    go_ahead(&mut table).await;
    table.catch_up(1).await;
    assert_ne!(table.hello(None).await["story"][1]["seat"], 0, "a bot’s");
    assert!(is_held(&table), "and the next moment is hers again");
    stays(&clock, &mut table, A_WHILE).await;
    // What was said of an earlier moment does not count for this one.
    table.say(&json!({ "say": "go_ahead", "sequence": 0 })).await;
    assert_eq!(table.refusal().await["code"], "stale");
    stays(&clock, &mut table, A_WHILE).await;
}

#[tokio::test]
async fn a_person_lets_bots_go_ahead_always_and_takes_it_back() {
    let clock = Frozen::freeze();
    let database = Database::new("always");
    let server = TestServer::on(&database).await;
    let mut ann = server.guest("Ann").await;
    let id = skirmish(&mut ann, &[me(), bot(), bot()]).await;
    let mut table = ann.live(&id).await;
    let mut watcher = server.browser().live(&id).await;
    // As far as the first activation.
    while table.table["decision"]["prompt"]["ask"] != "activate" || table.offers().is_empty() {
        match table.offers() {
            offers if offers.is_empty() => moves(&clock, &mut table, PACE).await,
            offers => drop(table.choose_offer(quick(&offers)).await),
        }
    }
    watcher.catch_up(table.sequence()).await;
    assert!(is_held(&table) && is_held(&watcher));
    table.say(&json!({ "say": "set_bots_wait", "wait": false })).await;
    let everybody = watcher.hear_a("lobby").await["lobby"]["bots"].clone();
    assert_eq!(everybody, json!({ "wait": false, "held": false, "may_go_ahead": false, "may_set": false }));
    table.hear_a("lobby").await;
    server.stop().await;

    // Remembered with the table, whoever reads it.
    let server = TestServer::on(&database).await;
    ann.address = server.address;
    let mut table = ann.live(&id).await;
    assert_eq!(bots(&table)["wait"], false);
    moves(&clock, &mut table, PACE).await;
    assert_ne!(
        table.hello(None).await["story"].as_array().and_then(|story| story.last()?["seat"].as_u64()),
        Some(0)
    );
    // A bot's own turn goes on, and at the next moment of everybody it waits again.
    table.say(&json!({ "say": "set_bots_wait", "wait": true })).await;
    table.hear_a("lobby").await;
    while table.offers().is_empty() {
        moves(&clock, &mut table, PACE).await;
    }
    stays(&clock, &mut table, A_WHILE).await;
}

#[tokio::test]
async fn what_is_put_to_all_alike_stays_with_people() {
    let clock = Frozen::freeze();
    let server = TestServer::start().await;
    let mut ann = server.guest("Ann").await;
    let heroes = ["fenn_signis", "diala_passil"].map(|hero| json!({ "hero": hero, "cards": [] }));
    let setup = json!({ "heroes": heroes, "difficulty": "normal",
        "campaign": { "id": "how_many_aboard", "team": "Ann" } });
    let id = table_of(&mut ann, "alliance", setup, &[me(), bot()]).await;
    let mut table = ann.live(&id).await;
    table.say(&json!({ "say": "set_bots_wait", "wait": false })).await;
    table.hear_a("lobby").await;
    assert!(is_held(&table), "the campaign is not the bot's: {}", table.table["decision"]);
    stays(&clock, &mut table, A_WHILE).await;
    go_ahead(&mut table).await;
    table.catch_up(1).await;
}

/// Two dice of the same face are two questions: a bot that need not wait places its own.
#[tokio::test]
async fn the_same_answers_to_two_questions_hold_up_no_bot_that_need_not_wait() {
    let clock = Frozen::freeze();
    let server = TestServer::start().await;
    let mut ann = server.guest("Ann").await;
    let mut alike = 0;
    while alike < 2 {
        let id = arena(&mut ann, &[me(), bot()]).await;
        let mut table = ann.live(&id).await;
        table.say(&json!({ "say": "set_bots_wait", "wait": false })).await;
        table.hear_a("lobby").await;
        assert!(!is_held(&table), "each starts where it likes");
        moves(&clock, &mut table, PACE).await;
        table.choose(0).await;
        let dice = [0, 1].map(|seat| table.table["view"]["jedi"][seat]["die"].clone());
        assert_ne!(dice[0], Value::Null);
        alike += u32::from(dice[0] == dice[1]);
        assert!(!is_held(&table), "{dice:?}");
        moves(&clock, &mut table, PACE).await;
    }
}

#[tokio::test]
async fn who_could_only_help_a_bot_does_not_hold_it_up() {
    let clock = Frozen::freeze();
    let server = TestServer::start().await;
    let mut ann = server.guest("Ann").await;
    let setup = json!({ "jedi": ["obi_wan", "anakin"], "difficulty": "easy" });
    let id = table_of(&mut ann, "arena", setup, &[me(), bot()]).await;
    let mut table = ann.live(&id).await;
    let is_own = |offer: &Value| offer["choice"]["do"] != "force";
    let mut helping = 0;
    while helping < 3 && !table.is_over() {
        let offers = table.offers();
        if let Some(own) = offers.iter().find(|offer| is_own(offer)) {
            stays(&clock, &mut table, A_WHILE).await;
            table.choose_offer(own).await;
            continue;
        }
        // With her own die on the board she has nothing left but the Force, for the die of the bot.
        helping += u32::from(!offers.is_empty());
        assert!(!is_held(&table));
        moves(&clock, &mut table, PACE).await;
    }
    assert!(helping > 0, "the Force was there");
}

#[tokio::test]
async fn two_people_and_a_bot() {
    let clock = Frozen::freeze();
    let server = TestServer::start().await;
    let (mut ann, mut ben) = (server.guest("Ann").await, server.guest("Ben").await);
    let id = arena(&mut ann, &[me(), open(), bot()]).await;
    ben.take_seat(&id, 1).await.expect(200);
    let (mut at_anns, mut at_bens) = (ann.live(&id).await, ben.live(&id).await);
    at_anns.choose(0).await;
    at_bens.catch_up(1).await;
    stays(&clock, &mut at_anns, A_WHILE).await;
    assert!(is_held(&at_anns) && is_held(&at_bens), "Ben's moment is still open");
    // Ann has nothing to do; what waits for her friend she may hand over as well.
    assert_eq!(bots(&at_anns)["may_go_ahead"], true);
    go_ahead(&mut at_anns).await;
    at_bens.catch_up(2).await;
    assert!(!is_held(&at_bens), "only Ben is awaited, so nobody holds back");
    // Who is away is waited for like anybody else.
    drop(at_bens);
    at_anns.catch_up(2).await;
    stays(&clock, &mut at_anns, A_WHILE).await;
    // A bot in his place has nobody to wait for.
    let mut again = ben.live(&id).await;
    ben.post(&format!("/api/tables/{id}/seats/1"), &bot()).await.expect(200);
    moves(&clock, &mut again, PACE).await;
}

#[tokio::test]
async fn nobody_hands_over_what_is_an_opponents() {
    let clock = Frozen::freeze();
    let games = Registry::new([entry::<Example>()]);
    let server = TestServer::playing(games, Options::for_tests()).await;
    let (mut ann, mut ben) = (server.guest("Ann").await, server.guest("Ben").await);
    let sides = json!({ "sides": [null, null, null] });
    let id = table_of(&mut ann, "example", sides, &[me(), open(), bot()]).await;
    ben.take_seat(&id, 1).await.expect(200);
    let mut table = ann.live(&id).await;
    // Everybody chooses in secret, so the bot takes nothing from anybody and does not wait.
    assert_eq!(bots(&table), json!({ "wait": true, "held": false, "may_go_ahead": false, "may_set": false }));
    moves(&clock, &mut table, PACE).await;
    go_ahead(&mut table).await;
    assert_eq!(table.refusal().await["code"], "not-yours-to-hand-over");
    table.say(&json!({ "say": "set_bots_wait", "wait": false })).await;
    assert_eq!(table.refusal().await["code"], "not-yours-to-hand-over");
    assert_eq!(bots(&table)["wait"], true);
}

/// Two bots, and somebody who watches them at the first question.
async fn watched(clock: &Frozen, server: &TestServer) -> (String, Live) {
    let mut ann = server.guest("Ann").await;
    let id = arena(&mut ann, &[bot(), bot()]).await;
    let mut table = ann.live(&id).await;
    moves(clock, &mut table, PACE).await;
    (id, table)
}

#[tokio::test]
async fn a_bot_counts_from_the_end_of_what_is_shown() {
    let clock = Frozen::freeze();
    let server = TestServer::start().await;
    let (_, mut table) = watched(&clock, &server).await;
    // Who never says what they have shown is not waited for.
    stays(&clock, &mut table, PACE - 1).await;
    moves(&clock, &mut table, 1).await;
    let now = table.sequence();
    shown(&mut table, now).await;
    moves(&clock, &mut table, PACE).await;
    stays(&clock, &mut table, 2_000).await;
    let now = table.sequence();
    shown(&mut table, now).await;
    stays(&clock, &mut table, PACE - 1).await;
    moves(&clock, &mut table, 1).await;
}

#[tokio::test]
async fn the_slowest_counts() {
    let clock = Frozen::freeze();
    let server = TestServer::start().await;
    let (id, mut quick) = watched(&clock, &server).await;
    let mut slow = server.guest("Ben").await.live(&id).await;
    shown(&mut quick, 1).await;
    shown(&mut slow, 1).await;
    moves(&clock, &mut quick, PACE).await;
    shown(&mut quick, 2).await;
    stays(&clock, &mut quick, 3_000).await;
    // Still at it: so for another while, and longer than silence would be borne.
    shown(&mut slow, 1).await;
    stays(&clock, &mut quick, 3_000).await;
    shown(&mut slow, 2).await;
    stays(&clock, &mut quick, PACE - 1).await;
    moves(&clock, &mut quick, 1).await;
    // Who leaves is not waited for.
    shown(&mut quick, 3).await;
    drop(slow);
    moves(&clock, &mut quick, PACE).await;
}

#[tokio::test]
async fn a_silent_tab_stops_nobody_and_only_once() {
    let clock = Frozen::freeze();
    let server = TestServer::start().await;
    let (id, mut table) = watched(&clock, &server).await;
    let mut asleep = server.guest("Ben").await.live(&id).await;
    shown(&mut asleep, 1).await;
    moves(&clock, &mut table, PACE).await;
    stays(&clock, &mut table, SILENCE - 1).await;
    stays(&clock, &mut table, 1 + ROUNDING).await;
    moves(&clock, &mut table, PACE).await;
    // From now on it is not waited for.
    for _ in 0..3 {
        moves(&clock, &mut table, PACE).await;
    }
    // It wakes up and has seen everything: it counts again.
    let now = table.sequence();
    shown(&mut asleep, now).await;
    moves(&clock, &mut table, PACE).await;
    stays(&clock, &mut table, SILENCE - 1).await;
}

#[tokio::test]
async fn nobody_shows_for_ever() {
    let clock = Frozen::freeze();
    let server = TestServer::start().await;
    let (_, mut table) = watched(&clock, &server).await;
    shown(&mut table, 1).await;
    moves(&clock, &mut table, PACE).await;
    for _ in 0..20 {
        shown(&mut table, 1).await;
        stays(&clock, &mut table, 3_000).await;
    }
    shown(&mut table, 1).await;
    stays(&clock, &mut table, ROUNDING).await;
    moves(&clock, &mut table, PACE).await;
}
