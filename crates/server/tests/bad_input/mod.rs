//! Bad input, by example and at random: a clear answer, the server lives, and the game is as it was.

mod random;

use random::{any_bytes, any_json, any_message, samples};
use serde_json::{Value, json};
use sortie_server::{Limits, Options};
use tokio_tungstenite::tungstenite::Message;

use crate::common::{Answer, Browser, Live, TestServer, me, new_table, open};

/// A table in mid-game, with somebody who has a seat and somebody who means no good.
struct Stage {
    server: TestServer,
    id: String,
    ann: Live,
    mallory: Browser,
    before: Value,
}

impl Stage {
    async fn set() -> Self {
        // All of it comes from one address, and every answer is looked at: none of them is to be that this was too much.
        let limits = Limits { dear_requests_each: 60_000, ..Limits::default() };
        let server = TestServer::with(Options { limits, ..Options::for_tests() }).await;
        let mut ann = server.guest("Ann").await;
        let id = ann.make_table(&[me(), open()]).await;
        let mut live = ann.live(&id).await;
        live.choose(0).await;
        let mallory = server.guest("Mallory").await;
        let before = fingerprint(&server, &id).await;
        Self { server, id, ann: live, mallory, before }
    }

    /// The server lives, the game is untouched, and Ann can still be heard.
    async fn check(mut self) {
        assert_eq!(self.server.browser().get("/healthz").await.expect(200)["status"], "ok");
        assert_eq!(fingerprint(&self.server, &self.id).await, self.before, "the game has changed");
        self.ann.drain().await;
        assert_eq!(self.ann.sequence(), 1);
        self.server.stop().await;
    }
}

/// Everything about a table that anybody can see, with the digest the views stand for.
async fn fingerprint(server: &TestServer, id: &str) -> Value {
    let mut spectator = server.browser();
    let replay = spectator.get(&format!("/api/tables/{id}/replay")).await.expect(200);
    let mut live = spectator.live(id).await;
    live.drain().await;
    json!([replay["steps"], live.table["sequence"], live.table["view"], replay["table"]["seats"][1]])
}

#[track_caller]
fn assert_plain(answer: &Answer, what: &str) {
    assert!((400..500).contains(&answer.status), "{what}: {}", answer.status);
    let error = answer.json();
    let message = error["message"].as_str().unwrap_or_default();
    assert!(!message.is_empty() && message.len() < 1000 && error["code"].is_string(), "{what}: {error}");
}

fn deep(n: usize) -> String {
    "[".repeat(n) + &"]".repeat(n)
}

#[tokio::test]
async fn bodies_of_requests() {
    let mut stage = Stage::set().await;
    let id = stage.id.clone();
    let json_type = [("content-type", "application/json")];
    let digits = "7".repeat(200_000);
    let good = new_table(&[me(), me()]).to_string();
    let bodies = [
        String::new(),
        "{".to_owned(),
        "nonsense".to_owned(),
        "null".to_owned(),
        "[]".to_owned(),
        "\"\\ud800\"".to_owned(),
        "{\"game\": 1}".to_owned(),
        "{\"kind\": \"take\", \"kind\": \"leave\"}".to_owned(),
        "{\"kind\": \"bot\"}".to_owned(),
        "{\"kind\": \"bot\", \"bot\": \"\"}".to_owned(),
        format!("{{\"keep\": {digits}, \"seats\": []}}"),
        format!("{{\"keep\": -1e{digits}, \"seats\": []}}"),
        format!("{{\"name\": {digits}}}"),
        format!("{{\"name\": \"{digits}\"}}"),
        deep(100_000),
        format!("{{\"setup\": {}, \"game\": \"arena\", \"seats\": []}}", deep(100_000)),
        format!("{good}{good}"),
        good.replace("arena", "\\u0000"),
        good.replace("obi_wan", "jar_jar"),
        good.replace("\"pace\":0", "\"pace\":1e308"),
        good.replace("\"pace\":0", "\"pace\":0.5"),
    ];
    for body in &bodies {
        for (method, path) in [
            ("PUT", "/api/guest".to_owned()),
            ("POST", "/api/tables".to_owned()),
            ("POST", format!("/api/tables/{id}/seats/1")),
            ("POST", format!("/api/tables/{id}/branch")),
            ("POST", "/api/import".to_owned()),
        ] {
            let answer = stage.mallory.request(method, &path, &json_type, body.as_bytes()).await;
            let start: String = body.chars().take(60).collect();
            assert_plain(&answer, &format!("{method} {path} {start}"));
        }
    }
    let not_utf8 = stage.mallory.request("PUT", "/api/guest", &json_type, b"{\"name\": \"\xff\xfe\"}").await;
    assert_eq!((not_utf8.status, not_utf8.code().as_str()), (400, "malformed"));
    let not_json = stage.mallory.request("PUT", "/api/guest", &[("content-type", "text/plain")], b"{}").await;
    assert_eq!((not_json.status, not_json.code().as_str()), (415, "not-json"));
    stage.check().await;
}

#[tokio::test]
async fn huge_bodies() {
    let mut stage = Stage::set().await;
    let json_type = [("content-type", "application/json")];
    // A million digits are too many for a name, and not for an import, which reads them and refuses.
    let million = format!("{{\"name\": {}}}", "1".repeat(1_000_000));
    let named = stage.mallory.request("PUT", "/api/guest", &json_type, million.as_bytes()).await;
    assert_eq!((named.status, named.code().as_str()), (413, "too-large"));
    let imported = stage.mallory.request("POST", "/api/import", &json_type, million.as_bytes()).await;
    assert_eq!((imported.status, imported.code().as_str()), (400, "malformed"));
    let huge = vec![b' '; 3_000_000];
    let imported = stage.mallory.try_request("POST", "/api/import", &json_type, &huge).await;
    // The server refuses before it has read everything; the answer may be lost with the connection.
    if let Some(answer) = imported {
        assert_eq!((answer.status, answer.code().as_str()), (413, "too-large"));
    }
    // One that does not announce its size is cut off where it becomes too large.
    let chunk = format!("{:x}\r\n{}\r\n", 300_000, " ".repeat(300_000));
    let headers = [("content-type", "application/json"), ("transfer-encoding", "chunked")];
    let mut raw = stage.mallory.clone();
    let answer = raw.request_without_length("PUT", "/api/guest", &headers, chunk.as_bytes()).await;
    if let Some(answer) = answer {
        assert_eq!((answer.status, answer.code().as_str()), (413, "too-large"));
    }
    stage.check().await;
}

#[tokio::test]
async fn unknown_names() {
    let mut stage = Stage::set().await;
    let mut strange = vec!["abcdefghijkmnpqrstuvwxyz23".to_owned(), "..".to_owned(), "%2e%2e%2f".to_owned()];
    strange.extend([
        "%00".to_owned(),
        "'%20OR%201=1--".to_owned(),
        "x".repeat(5000),
        stage.id.to_uppercase(),
    ]);
    for name in &strange {
        for (method, rest) in [("GET", ""), ("GET", "/replay"), ("GET", "/export"), ("GET", "/live")] {
            let path = format!("/api/tables/{name}{rest}");
            assert_plain(&stage.mallory.request(method, &path, &[], b"").await, &path);
        }
        let path = format!("/api/tables/{name}/seats/0");
        assert_plain(&stage.mallory.post(&path, &json!({ "kind": "take" })).await, &path);
        assert!(stage.mallory.connect(name).await.is_err());
    }
    stage.check().await;
}

#[tokio::test]
async fn messages_on_the_socket() {
    let stage = Stage::set().await;
    let mut live = stage.mallory.live(&stage.id).await;
    let digits = "7".repeat(60_000);
    for text in [
        String::new(),
        "hello".to_owned(),
        "{}".to_owned(),
        "[1, 2".to_owned(),
        "{\"say\": \"obey\"}".to_owned(),
        "{\"say\": \"choose\"}".to_owned(),
        "{\"say\": \"hello\", \"since\": -1, \"language\": \"en\"}".to_owned(),
        "{\"say\": \"hello\", \"since\": 1e30, \"language\": \"en\"}".to_owned(),
        "{\"say\": \"hello\", \"since\": null, \"language\": 7}".to_owned(),
        "{\"say\": \"set_pace\", \"milliseconds\": 4294967296}".to_owned(),
        "{\"say\": \"answer_undo\", \"accept\": \"yes\"}".to_owned(),
        "{\"say\": \"answer_undo\", \"accept\": true, \"and\": 1}".to_owned(),
        "{\"say\": \"choose\", \"sequence\": 1, \"seat\": 256, \"choice\": null}".to_owned(),
        format!("{{\"say\": \"choose\", \"sequence\": {digits}, \"seat\": 0, \"choice\": null}}"),
        format!("{{\"say\": \"choose\", \"sequence\": 1, \"seat\": 0, \"choice\": {}}}", deep(20_000)),
    ] {
        live.send(Message::text(text.clone())).await;
        assert_eq!(live.refusal().await["code"], "malformed", "{}", &text[..text.len().min(60)]);
    }
    for (message, code) in [
        (
            json!({ "say": "choose", "sequence": 1, "seat": 0, "choice": { "do": "start", "field": 1 } }),
            "seat-not-yours",
        ),
        (
            json!({ "say": "choose", "sequence": 1, "seat": 1, "choice": { "do": "start", "field": 1 } }),
            "seat-not-yours",
        ),
        (json!({ "say": "choose", "sequence": 0, "seat": 0, "choice": null }), "seat-not-yours"),
        (json!({ "say": "choose", "sequence": 1, "seat": 200, "choice": null }), "unknown-seat"),
        (json!({ "say": "take_back", "sequence": 1 }), "not-seated"),
        (json!({ "say": "propose_undo", "sequence": 1, "keep": u64::MAX }), "not-seated"),
    ] {
        live.say(&message).await;
        assert_eq!(live.refusal().await["code"], code, "{message}");
    }
    live.send(Message::binary(vec![0xff; 1000])).await;
    assert_eq!(live.refusal().await["code"], "text-only");
    live.send(Message::text("x".repeat(100_000))).await;
    assert_eq!(live.refusal().await["code"], "too-large");
    // A million digits in one message are more than is read at all: the connection ends, and only this one.
    let million = format!("{{\"say\": \"choose\", \"sequence\": {}}}", "1".repeat(1_000_000));
    let _ = futures_util::SinkExt::send(&mut live.socket, Message::text(million)).await;
    assert_eq!(live.try_hear().await, None);
    stage.check().await;
}

#[tokio::test]
async fn choices_that_are_almost_right() {
    let mut stage = Stage::set().await;
    // Ann herself sends nonsense: her seat, the right sequence number, wrong choices.
    for choice in [
        json!(null),
        json!("start"),
        json!({ "do": "start" }),
        json!({ "do": "start", "field": "1" }),
        json!({ "do": "start", "field": -1 }),
        json!({ "do": "start", "field": 1e9 }),
        json!({ "do": "start", "field": 1, "twice": true }),
        json!({ "do": "start", "field": [[[[]]]] }),
    ] {
        let message = json!({ "say": "choose", "sequence": 1, "seat": 0, "choice": choice });
        stage.ann.say(&message).await;
        let error = stage.ann.refusal().await;
        assert_eq!(
            (&error["code"], &error["field"]),
            (&json!("malformed-choice"), &json!("choice")),
            "{message}"
        );
    }
    for keep in [1, 2, 1_000_000] {
        stage.ann.say(&json!({ "say": "propose_undo", "sequence": 1, "keep": keep })).await;
        assert_eq!(stage.ann.refusal().await["code"], "nothing-to-undo");
    }
    stage.check().await;
}

#[tokio::test]
async fn messages_at_random() {
    let stage = Stage::set().await;
    let texts = samples(300, |draw| match draw.below(2) {
        0 => any_json(draw).to_string(),
        _ => any_message(draw).to_string(),
    });
    let garbage = samples(100, any_bytes);
    let mut live = stage.mallory.live(&stage.id).await;
    for (number, text) in texts.iter().enumerate() {
        if number % 50 == 0 {
            // A new connection has a new allowance.
            live = stage.mallory.live(&stage.id).await;
        }
        live.send(Message::text(text.clone())).await;
    }
    for bytes in garbage {
        let message = match String::from_utf8(bytes) {
            Ok(text) => Message::text(text),
            Err(error) => Message::binary(error.into_bytes()),
        };
        live.send(message).await;
    }
    stage.check().await;
}

#[tokio::test]
async fn bodies_at_random() {
    let mut stage = Stage::set().await;
    let json_type = [("content-type", "application/json")];
    let bodies = samples(60, any_json);
    let paths =
        ["/api/guest", "/api/tables", "/api/import", "/api/tables/ID/branch", "/api/tables/ID/seats/7"];
    for body in &bodies {
        for path in paths {
            let path = path.replace("ID", &stage.id);
            let method = if path == "/api/guest" { "PUT" } else { "POST" };
            let answer = stage.mallory.request(method, &path, &json_type, body.to_string().as_bytes()).await;
            assert!(answer.status < 500, "{method} {path} {body}: {answer:?}");
        }
    }
    // Paths and headers at random as well.
    for bytes in samples(60, any_bytes) {
        let escaped: String = bytes.iter().map(|byte| format!("%{byte:02x}")).collect();
        let answer = stage.mallory.get(&format!("/api/tables/{escaped}")).await;
        assert!((200..500).contains(&answer.status), "{answer:?}");
    }
    stage.check().await;
}
