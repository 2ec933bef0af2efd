//! Replays, game files, branches.

use serde_json::{Value, json};

use crate::common::{Browser, TestServer, bot, me, open};

/// A finished game of two bots, made by this browser.
async fn finished(browser: &mut Browser) -> String {
    let id = browser.make_table(&[bot(), bot()]).await;
    let mut table = browser.live(&id).await;
    while !table.is_over() {
        table.hear().await;
    }
    id
}

#[tokio::test]
async fn a_game_is_exported_and_imported() {
    let server = TestServer::start().await;
    let mut ann = server.guest("Ann").await;
    let id = finished(&mut ann).await;
    let answer = server.browser().get(&format!("/api/tables/{id}/export")).await;
    let file = answer.expect(200);
    assert!(answer.header("content-disposition").is_some_and(|value| value.starts_with("attachment")));
    assert_eq!((&file["sortie"], &file["game"]), (&json!(1), &json!("arena")));

    let mut ben = server.guest("Ben").await;
    let table = ben.post("/api/import", &file).await.expect(201);
    assert!(table["seats"].as_array().is_some_and(|seats| seats.iter().all(|seat| seat["mine"] == true)));
    let imported = table["id"].as_str().expect("an id");
    assert_eq!(ben.get(&format!("/api/tables/{imported}/export")).await.expect(200), file, "the same file");
    let steps = async |id: &str| {
        server.browser().get(&format!("/api/tables/{id}/replay")).await.expect(200)["steps"].clone()
    };
    assert_eq!(steps(imported).await, steps(&id).await, "the same story");
}

#[tokio::test]
async fn a_file_that_was_changed_is_refused() {
    let server = TestServer::start().await;
    let mut ann = server.guest("Ann").await;
    let id = finished(&mut ann).await;
    let file = ann.get(&format!("/api/tables/{id}/export")).await.expect(200);
    let n_tables = ann.get("/api/tables").await.expect(200).as_array().map(Vec::len);
    let change = |pointer: &str, value: Value| {
        let mut file = file.clone();
        *file.pointer_mut(pointer).expect(pointer) = value;
        file
    };
    let zeros = "0".repeat(32);
    for (file, status, code, field) in [
        (change("/entries/3/digest", json!(zeros)), 409, "import-refused", "entries[3].digest"),
        (change("/seed", json!("f".repeat(64))), 409, "import-refused", "entries["),
        (change("/sortie", json!(99)), 409, "import-refused", "sortie"),
        (change("/game", json!("chess")), 404, "no-such-game", "game"),
        (change("/seed", json!(7)), 409, "import-refused", ""),
        (change("/setup/jedi", json!(["mace"])), 409, "arena-players", "setup.jedi"),
        (change("/entries/0", json!({ "keep": 0, "digest": zeros })), 409, "import-refused", "entries[0]"),
        (json!([]), 404, "no-such-game", "game"),
        (json!(null), 404, "no-such-game", "game"),
    ] {
        let answer = ann.post("/api/import", &file).await;
        assert_eq!((answer.status, answer.code().as_str()), (status, code), "{}", answer.body);
        let found = answer.json()["field"].as_str().unwrap_or_default().to_owned();
        assert!(found.starts_with(field), "{found}");
    }
    assert_eq!(ann.get("/api/tables").await.expect(200).as_array().map(Vec::len), n_tables);
}

#[tokio::test]
async fn other_content_is_named_where_it_is_the_cause() {
    let server = TestServer::start().await;
    let mut ann = server.guest("Ann").await;
    let id = finished(&mut ann).await;
    let mut file = ann.get(&format!("/api/tables/{id}/export")).await.expect(200);
    file["content"] = json!("0".repeat(32));
    ann.post("/api/import", &file).await.expect(201);
    // A choice nobody had, and a state nobody reached.
    let digest = json!("0".repeat(32));
    for (pointer, value) in
        [("/entries/6/digest", digest.clone()), ("/entries/6", json!({ "keep": 99, "digest": digest }))]
    {
        let mut broken = file.clone();
        *broken.pointer_mut(pointer).expect(pointer) = value;
        let answer = ann.post("/api/import", &broken).await;
        assert_eq!((answer.status, answer.code().as_str()), (409, "other-content"), "{answer:?}");
        let error = answer.json();
        assert_eq!(error["field"], "content");
        assert!(error["message"].as_str().is_some_and(|message| message.contains("entry 7")), "{error}");
    }
}

#[tokio::test]
async fn the_future_is_not_given_away() {
    let server = TestServer::start().await;
    let [mut ann, mut ben] = [server.guest("Ann").await, server.guest("Ben").await];
    let id = ann.make_table(&[me(), open()]).await;
    let export = format!("/api/tables/{id}/export");
    let code = async |browser: &mut Browser| {
        let answer = browser.get(&export).await;
        if answer.status == 200 { "ok".to_owned() } else { answer.code() }
    };
    assert_eq!(code(&mut ann).await, "game-not-over", "somebody may still sit down");
    ben.take_seat(&id, 1).await.expect(200);
    assert_eq!(code(&mut ann).await, "game-not-over");
    ben.post(&format!("/api/tables/{id}/seats/1"), &bot()).await.expect(200);
    assert_eq!(code(&mut ann).await, "game-not-over", "she plays alone now, and did not always");
    assert_eq!(code(&mut ben).await, "game-not-over");
    assert_eq!(code(&mut server.browser()).await, "game-not-over");
    let branch = json!({ "keep": 0, "seats": [me(), me()] });
    let answer = ann.post(&format!("/api/tables/{id}/branch"), &branch).await;
    assert_eq!((answer.status, answer.code().as_str()), (409, "game-not-over"));
    // A replay shows what a spectator sees, and no more.
    let replay = server.browser().get(&format!("/api/tables/{id}/replay")).await.expect(200);
    assert!(!replay.to_string().contains("seed"));
}

#[tokio::test]
async fn a_replay_can_be_read_in_pages() {
    let server = TestServer::start().await;
    let mut ann = server.guest("Ann").await;
    let id = finished(&mut ann).await;
    let path = format!("/api/tables/{id}/replay");
    let whole = ann.get(&path).await.expect(200);
    let steps = whole["steps"].as_array().expect("steps");
    assert!(whole.to_string().len() > 40_000, "several pages of the server's own");
    for (from, count) in
        [(0, 1), (3, 10), (steps.len() - 1, 5), (steps.len(), 5), (u32::MAX as usize, 1), (7, 0)]
    {
        let page = ann.get(&format!("{path}?from={from}&count={count}")).await.expect(200);
        let from = from.min(steps.len());
        assert_eq!(page["steps"], json!(steps[from..(from + count).min(steps.len())]), "{from} {count}");
        assert_eq!(page["table"], whole["table"]);
    }
    assert_eq!(ann.get(&format!("{path}?from=-1")).await.code(), "malformed");
    assert_eq!(ann.get(&format!("{path}?first=1")).await.code(), "malformed");
}

/// Somebody reads a long answer and does not go on reading: the server makes no more of it than fits on the way, and whoever
/// plays at that table goes on.
#[tokio::test]
async fn a_replay_is_made_no_faster_than_it_is_read() {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let server = TestServer::start().await;
    let mut ann = server.guest("Ann").await;
    let id = ann.make_table(&[me(), me()]).await;
    let mut live = ann.live(&id).await;
    while live.sequence() < 40 && !live.is_over() {
        live.choose(0).await;
    }
    let mut stream = tokio::net::TcpStream::connect(server.address).await.expect("a connection");
    let request = format!("GET /api/tables/{id}/replay HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.expect("sent");
    let mut first = [0; 1000];
    stream.read_exact(&mut first).await.expect("it begins");
    if !live.is_over() {
        live.choose(0).await;
    }
    let mut rest = Vec::new();
    stream.read_to_end(&mut rest).await.expect("and goes on");
    assert!(rest.ends_with(b"0\r\n\r\n"), "to its end");
}

#[tokio::test]
async fn a_finished_game_is_branched() {
    let server = TestServer::start().await;
    let mut ann = server.guest("Ann").await;
    let id = finished(&mut ann).await;
    let replay = ann.get(&format!("/api/tables/{id}/replay")).await.expect(200);
    let steps = replay["steps"].as_array().expect("steps");
    assert_eq!(steps.len() as u64, replay["table"]["n_choices"].as_u64().expect("a number") + 1);

    let branch = |keep: usize| json!({ "keep": keep, "seats": [me(), me()] });
    let path = format!("/api/tables/{id}/branch");
    let table = ann.post(&path, &branch(5)).await.expect(201);
    assert_eq!((&table["n_choices"], &table["outcome"]), (&json!(5), &Value::Null));
    let mut live = ann.live(table["id"].as_str().expect("an id")).await;
    assert_eq!(live.table["view"], steps[5]["view"]);
    // The same choice has the same consequences there.
    let next = &steps[6]["step"];
    let told = live.choose_offer(&json!({ "seat": next["seat"], "choice": next["choice"] })).await;
    assert_eq!(told["steps"][0]["events"], next["events"]);

    let too_far = ann.post(&path, &branch(steps.len())).await;
    assert_eq!((too_far.code().as_str(), &too_far.json()["field"]), ("bad-keep", &json!("keep")));
    let seats = ann.post(&path, &json!({ "keep": 0, "seats": [] })).await;
    assert_eq!(seats.code(), "seat-count");
    let nowhere = ann.post("/api/tables/abcdefghijkmnpqrstuvwxyz23/branch", &branch(0)).await;
    assert_eq!((nowhere.status, nowhere.code().as_str()), (404, "no-such-table"));
}
