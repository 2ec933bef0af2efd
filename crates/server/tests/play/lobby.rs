//! Guests, making tables, joining by link.

use serde_json::{Value, json};

use crate::common::{TestServer, bot, me, new_table, open};

#[tokio::test]
async fn a_guest_is_known_by_a_cookie_that_scripts_cannot_read() {
    let server = TestServer::start().await;
    let mut ann = server.browser();
    let answer = ann.get("/api/guest").await;
    assert_eq!(answer.expect(200), json!({ "name": "" }));
    let cookie = answer.header("set-cookie").expect("a cookie").to_owned();
    for part in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=31536000"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(!cookie.contains("Secure"), "plain http");
    assert_eq!(answer.header("cache-control"), Some("no-store"));

    let named = ann.put("/api/guest", &json!({ "name": "  Ann " })).await;
    assert_eq!(named.expect(200), json!({ "name": "Ann" }));
    assert_eq!(named.header("set-cookie"), None, "she has one");
    assert_eq!(ann.get("/api/guest").await.expect(200), json!({ "name": "Ann" }));

    // A program may send the same token in a header.
    let bearer = format!("Bearer {}", ann.token.as_deref().expect("a token"));
    let answer = server.browser().request("GET", "/api/guest", &[("authorization", &bearer)], b"").await;
    assert_eq!(answer.expect(200), json!({ "name": "Ann" }));

    let answer = server.browser().request("GET", "/api/guest", &[("x-forwarded-proto", "https")], b"").await;
    assert!(answer.header("set-cookie").expect("a cookie").ends_with("; Secure"));

    let mut stranger = server.browser();
    stranger.token = Some("made-up".to_owned());
    assert_eq!(stranger.get("/api/guest").await.expect(200), json!({ "name": "" }));
    assert_ne!(stranger.token.as_deref(), Some("made-up"), "nobody chooses their own token");

    let bad = ann.put("/api/guest", &json!({ "name": "\u{7}\u{202e}" })).await;
    assert_eq!((bad.status, bad.code().as_str()), (400, "bad-name"));
    assert_eq!(bad.json()["field"], "name");
}

#[tokio::test]
async fn a_friend_joins_by_link() {
    let server = TestServer::start().await;
    let mut ann = server.guest("Ann").await;
    let id = ann.make_table(&[me(), open(), bot()]).await;
    assert_eq!(id.len(), 26, "128 bits");

    let mut ben = server.guest("Ben").await;
    let seen = ben.get(&format!("/api/tables/{id}")).await.expect(200);
    let seats = |table: &Value| {
        let name = |seat: &Value| {
            format!(
                "{}:{}",
                seat["kind"].as_str().unwrap_or_default(),
                seat["name"].as_str().unwrap_or_default()
            )
        };
        table["seats"].as_array().expect("seats").iter().map(name).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(seats(&seen), "person:Ann open: bot:random");
    assert_eq!((&seen["my_move"], &seen["outcome"]), (&json!(false), &Value::Null));

    let lobby = ben.take_seat(&id, 1).await.expect(200);
    assert_eq!(lobby["mine"], json!([1]));
    assert_eq!(seats(&lobby), "person:Ann person:Ben bot:random");
    assert_eq!(ben.take_seat(&id, 1).await.expect(200)["mine"], json!([1]), "taking it twice is no harm");

    let mut cem = server.guest("Cem").await;
    let taken = cem.take_seat(&id, 1).await;
    assert_eq!((taken.status, taken.code().as_str()), (409, "seat-taken"));
    let leave = cem.post(&format!("/api/tables/{id}/seats/1"), &json!({ "kind": "leave" })).await;
    assert_eq!((leave.status, leave.code().as_str()), (403, "seat-not-yours"));
    for seat in ["3", "255", "256", "-1", "one"] {
        let answer = cem.post(&format!("/api/tables/{id}/seats/{seat}"), &json!({ "kind": "take" })).await;
        assert_eq!((answer.status, answer.code().as_str()), (404, "unknown-seat"), "{seat}");
    }

    // Everybody finds the table in their list; Cem never looked at it.
    for (browser, n) in [(&mut ann, 1), (&mut ben, 1), (&mut cem, 0)] {
        let list = browser.get("/api/tables").await.expect(200);
        assert_eq!(list.as_array().map(Vec::len), Some(n), "{list}");
    }
    assert_eq!(ben.get("/api/tables").await.expect(200)[0]["my_move"], true);

    let left = ben.post(&format!("/api/tables/{id}/seats/1"), &json!({ "kind": "leave" })).await.expect(200);
    assert_eq!(seats(&left), "person:Ann open: bot:random");
    assert_eq!(ben.get("/api/tables").await.expect(200)[0]["id"], id.as_str(), "he may want to come back");
    let handed = json!({ "kind": "bot", "bot": "greedy" });
    let bots = ann.post(&format!("/api/tables/{id}/seats/1"), &handed).await.expect(200);
    assert_eq!(seats(&bots), "person:Ann bot:greedy bot:random");
    // Any seat, any time: a person takes over from a bot.
    assert_eq!(cem.take_seat(&id, 2).await.expect(200)["mine"], json!([2]));
}

#[tokio::test]
async fn who_follows_a_link_becomes_a_guest_when_they_sit_down() {
    let server = TestServer::start().await;
    let id = server.guest("Ann").await.make_table(&[me(), open()]).await;
    let mut ben = server.browser();
    ben.get(&format!("/api/tables/{id}")).await.expect(200);
    assert_eq!(ben.token, None, "looking leaves no trace");
    ben.take_seat(&id, 1).await.expect(200);
    assert!(ben.token.is_some());
}

#[tokio::test]
async fn a_table_that_cannot_be_made_says_why() {
    let server = TestServer::start().await;
    let mut ann = server.guest("Ann").await;
    let change = |key: &str, value: Value| {
        let mut new = new_table(&[me(), open()]);
        new[key] = value;
        new
    };
    let bots = json!([{ "kind": "me" }, { "kind": "bot", "bot": "genius" }]);
    for (new, status, code, field) in [
        (change("game", json!("chess")), 404, "no-such-game", "game"),
        (change("seats", json!([{ "kind": "me" }])), 409, "seat-count", "seats"),
        (change("seats", bots), 400, "no-such-bot", "seats[1].bot"),
        (change("seats", json!([{ "kind": "me", "x": 1 }])), 400, "malformed", "seats[0]"),
        (change("pace", json!(10_001)), 400, "bad-pace", "pace"),
        (change("pace", json!(-1)), 400, "malformed", "pace"),
        (change("setup", json!({ "jedi": ["yoda"] })), 400, "malformed", "setup"),
        (change("setup", json!({ "jedi": ["mace"] })), 409, "arena-players", "setup.jedi"),
        (change("setup", json!({ "jedi": ["mace", "mace"] })), 409, "arena-jedi-twice", "setup.jedi[1]"),
        (change("setup", json!(null)), 400, "malformed", "setup"),
    ] {
        let answer = ann.post("/api/tables", &new).await;
        assert_eq!((answer.status, answer.code().as_str()), (status, code), "{new}");
        assert_eq!(answer.json()["field"], field, "{new}");
    }
    assert_eq!(ann.get("/api/tables").await.expect(200), json!([]));
}

#[tokio::test]
async fn refusals_speak_the_readers_language() {
    let server = TestServer::start().await;
    let mut ann = server.browser();
    let mut messages = Vec::new();
    for language in ["en", "de-AT,de;q=0.9", "it", "fr"] {
        ann.language = language.to_owned();
        let answer = ann.get("/api/tables/nowhere").await;
        assert_eq!((answer.status, answer.code().as_str()), (404, "no-such-table"));
        messages
            .push((answer.header("content-language").map(str::to_owned), answer.json()["message"].clone()));
    }
    assert_eq!(messages[0], messages[3], "who speaks none of ours is told in English");
    assert_eq!(messages[1].0.as_deref(), Some("de"));
    assert!(
        messages[0].1 != messages[1].1 && messages[1].1 != messages[2].1 && messages[0].1 != messages[2].1
    );
}

#[tokio::test]
async fn a_name_and_a_new_neighbour_are_seen_at_once() {
    let server = TestServer::start().await;
    let mut ann = server.browser();
    let id = ann.make_table(&[me(), open()]).await;
    let mut table = ann.live(&id).await;
    assert_eq!(table.table["lobby"]["seats"][0]["present"], true);

    ann.put("/api/guest", &json!({ "name": "Ann" })).await.expect(200);
    table.hear_a("lobby").await;
    assert_eq!(table.table["lobby"]["seats"][0]["name"], "Ann");

    let mut ben = server.guest("Ben").await;
    let watching = ben.live(&id).await;
    table.hear_a("lobby").await;
    assert_eq!(table.table["lobby"]["spectators"], 1);
    ben.take_seat(&id, 1).await.expect(200);
    table.hear_a("lobby").await;
    let seat = &table.table["lobby"]["seats"][1];
    assert_eq!(
        (&seat["name"], &seat["present"], &seat["mine"]),
        (&json!("Ben"), &json!(true), &json!(false))
    );
    assert_eq!(table.table["lobby"]["spectators"], 0);
    drop(watching);
    table.hear_a("lobby").await;
    assert_eq!(table.table["lobby"]["seats"][1]["present"], false);
}
