//! What browsers and operators see besides the game.

use serde_json::{Value, json};
use sortie_content::{Language, Source};
use sortie_server::Options;

use crate::common::{TestServer, me, new_table};

#[tokio::test]
async fn every_answer_has_the_protecting_headers() {
    let server = TestServer::start().await;
    let mut ann = server.browser();
    for path in ["/", "/healthz", "/api/guest", "/api/games", "/api/nothing", "/table/abc"] {
        let answer = ann.get(path).await;
        let header = |name: &str| answer.header(name).unwrap_or_default().to_owned();
        let policy = header("content-security-policy");
        for part in
            ["default-src 'self'", "connect-src 'self'", "img-src 'self' data:", "frame-ancestors 'none'"]
        {
            assert!(policy.contains(part), "{path}: {policy}");
        }
        assert_eq!(header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(header("referrer-policy"), "same-origin", "{path}");
        assert!(header("permissions-policy").contains("camera=()"), "{path}");
    }
}

#[tokio::test]
async fn the_description_lists_every_route() {
    let server = TestServer::start().await;
    let description = server.browser().get("/api/openapi.json").await.expect(200);
    let mut routes = Vec::new();
    for (path, item) in description["paths"].as_object().expect("paths") {
        for method in item.as_object().expect("methods").keys() {
            routes.push(format!("{method} {path}"));
            let answers = item[method]["responses"].as_object().expect("answers");
            assert!(!answers.is_empty(), "{method} {path}");
        }
    }
    routes.sort_unstable();
    let expected = [
        "delete /api/guest",
        "delete /api/guest/people/{person}",
        "delete /api/tables/{id}",
        "get /api/games",
        "get /api/games/{game}/content",
        "get /api/games/{game}/rules",
        "get /api/games/{game}/sheets/{mission}",
        "get /api/guest",
        "get /api/guest/export",
        "get /api/guest/people",
        "get /api/openapi.json",
        "get /api/tables",
        "get /api/tables/{id}",
        "get /api/tables/{id}/export",
        "get /api/tables/{id}/lines",
        "get /api/tables/{id}/live",
        "get /api/tables/{id}/replay",
        "get /healthz",
        "get /readyz",
        "get /texts/{name}",
        "post /api/guest/phrase",
        "post /api/guest/recover",
        "post /api/guest/sign-out",
        "post /api/import",
        "post /api/tables",
        "post /api/tables/{id}/branch",
        "post /api/tables/{id}/go-on",
        "post /api/tables/{id}/host",
        "post /api/tables/{id}/report",
        "post /api/tables/{id}/restore",
        "post /api/tables/{id}/seats/{seat}",
        "post /api/tables/{id}/seats/{seat}/person",
        "put /api/guest",
    ];
    assert_eq!(routes, expected);
    for schema in ["ApiError", "NewTable", "TableSummary", "Lobby", "SetSeat", "NewBranch", "Replay"] {
        assert!(description["components"]["schemas"][schema].is_object(), "{schema}");
    }
}

#[tokio::test]
async fn games_content_and_rules_are_served_and_cached() {
    let server = TestServer::start().await;
    let mut ann = server.browser();
    let games = ann.get("/api/games").await.expect(200);
    let ids: Vec<_> = games.as_array().expect("a list").iter().map(|game| game["id"].clone()).collect();
    assert_eq!(ids, ["alliance", "arena", "defenders", "specops"]);
    assert!(games[1]["bots"].as_array().is_some_and(|bots| bots.contains(&json!("random"))));

    let content = ann.get("/api/games/arena/content").await;
    assert!(content.expect(200).is_object());
    let tag = content.header("etag").expect("a tag").to_owned();
    let again = ann.request("GET", "/api/games/arena/content", &[("if-none-match", &tag)], b"").await;
    assert_eq!((again.status, again.body.as_str()), (304, ""));

    let packed = ann.request("GET", "/api/games/arena/content", &[("accept-encoding", "gzip")], b"").await;
    assert_eq!((packed.status, packed.header("content-encoding")), (200, Some("gzip")));

    let titles = async |path: &str, language: &str| {
        let mut reader = server.browser();
        reader.language = language.to_owned();
        reader.get(path).await.expect(200)["title"].clone()
    };
    let german = titles("/api/games/arena/rules", "de").await;
    assert_eq!(german, titles("/api/games/arena/rules?language=de", "it").await);
    assert_ne!(german, Value::Null);
    for path in ["/api/games/chess/content", "/api/games/chess/rules"] {
        let answer = ann.get(path).await;
        assert_eq!((answer.status, answer.code().as_str()), (404, "no-such-game"));
    }
    assert_eq!(ann.get("/api/games/arena/rules?colour=red").await.code(), "malformed");
}

/// What every page asks for is made and compressed once, and browsers keep what the page names by its hash.
#[tokio::test]
async fn content_is_compressed_once_and_kept_by_its_hash() {
    let server = TestServer::start().await;
    let mut ann = server.browser();
    let path = "/api/games/arena/content";
    let plain = ann.get(path).await;
    let size = |answer: &crate::common::Answer| {
        answer.header("content-length").expect("it is known").parse::<usize>().expect("a number")
    };
    assert_eq!((plain.status, plain.header("cache-control")), (200, Some("no-cache")));
    // As long as it says, so nothing is compressed on the way.
    let mut gzip = tokio::net::TcpStream::connect(server.address).await.expect("a connection");
    let ask =
        format!("GET {path} HTTP/1.1\r\nhost: here\r\naccept-encoding: gzip\r\nconnection: close\r\n\r\n");
    tokio::io::AsyncWriteExt::write_all(&mut gzip, ask.as_bytes()).await.expect("sent");
    let mut bytes = Vec::new();
    tokio::io::AsyncReadExt::read_to_end(&mut gzip, &mut bytes).await.expect("answered");
    let end = bytes.windows(4).position(|window| window == b"\r\n\r\n").expect("a head") + 4;
    let head = String::from_utf8_lossy(&bytes[..end]).to_lowercase();
    assert!(head.contains("content-encoding: gzip") && head.contains("vary: accept-encoding"), "{head}");
    assert!(head.contains(&format!("content-length: {}", bytes.len() - end)), "{head}");
    assert!((bytes.len() - end) * 3 < size(&plain), "{} of {}", bytes.len() - end, size(&plain));

    let hash = plain.header("etag").expect("a tag").trim_matches('"').to_owned();
    let named = ann.get(&format!("{path}?hash={hash}")).await;
    assert_eq!(named.header("cache-control"), Some("public, max-age=31536000, immutable"));
    assert_eq!(named.body, plain.body);
    let older = ann.get(&format!("{path}?hash=0123")).await;
    assert_eq!(
        (older.status, older.header("cache-control")),
        (200, Some("no-cache")),
        "of a page opened before"
    );
    assert_eq!(ann.get(&format!("{path}?colour=red")).await.code(), "malformed");
    // Once somebody has asked for it, the page names it.
    let page = ann.get("/").await;
    if page.status == 200 {
        let link = format!("<link rel=\"content\" data-game=\"arena\" href=\"{path}?hash={hash}\" />");
        assert!(page.body.contains(&link), "{}", page.body);
    }
}

/// Content of one's own brings words that the client was not built with.
#[tokio::test]
async fn texts_of_a_content_folder_are_served_for_good() {
    let own = Source::of([("arena/de/own.ftl", "arena-own = Eigenes\n")]);
    let games =
        sortie_shipped::registry().with_content(&Source::shipped().with(own)).expect("it can be played");
    let server = TestServer::playing(games, Options::for_tests()).await;
    let mut ann = server.browser();
    let page = ann.get("/").await;
    if page.status == 200 {
        let names = |code: &str| {
            page.body.contains(&format!("<link rel=\"texts\" data-pack=\"arena\" hreflang=\"{code}\""))
        };
        assert!(["en", "de", "it"].into_iter().all(names), "{}", page.body);
        let tag = page.header("etag").expect("a tag").to_owned();
        let shipped = TestServer::start().await.browser().get("/").await;
        assert!(!shipped.body.contains("rel=\"texts\""), "{}", shipped.body);
        assert_ne!(shipped.header("etag"), Some(tag.as_str()), "another page is not taken for this one");
        assert_eq!(ann.request("GET", "/", &[("if-none-match", &tag)], b"").await.status, 304);
    }
    let path = format!("/texts/arena-it-{}.ftl", &blake3::hash(b"arena-own = Eigenes\n").to_hex()[..16]);
    let texts = ann.get(&path).await;
    assert_eq!((texts.status, texts.body.as_str()), (200, "arena-own = Eigenes\n"), "{path}");
    assert_eq!(texts.header("cache-control"), Some("public, max-age=31536000, immutable"));
    assert_eq!(texts.header("content-type"), Some("text/plain; charset=utf-8"));
    // Of a folder that has changed since, and of a server without one.
    assert_eq!(ann.get("/texts/arena-it-0123456789abcdef.ftl").await.status, 404);
    assert_eq!(TestServer::start().await.browser().get(&path).await.status, 404);
}

/// alliance R1.19: a mission on paper.
#[tokio::test]
async fn missions_are_served_as_pages_to_print() {
    let server = TestServer::start().await;
    let mut ann = server.browser();
    ann.language = "it".to_owned();
    let content = sortie_alliance::content::Content::shipped();
    let mission = &content.missions[0].id;
    let path = format!("/api/games/alliance/sheets/{mission}");
    let german = ann.get(&format!("{path}?language=de")).await;
    assert_eq!((german.status, german.header("content-type")), (200, Some("text/html; charset=utf-8")));
    assert_eq!(german.header("content-language"), Some("de"));
    assert_eq!(
        Ok(german.body.clone()),
        sortie_shipped::registry().sheet("alliance", mission, Language::German)
    );
    assert!(german.body.contains("<html lang=\"de\">") && german.body.contains("<svg"), "{}", german.body);
    assert!(ann.get(&path).await.body.contains("<html lang=\"it\">"), "as the browser speaks");
    let tag = german.header("etag").expect("a tag").to_owned();
    let known = [("if-none-match", tag.as_str())];
    assert_eq!(ann.request("GET", &format!("{path}?language=de"), &known, b"").await.status, 304);

    for (path, status, code, field) in [
        ("/api/games/alliance/sheets/nowhere", 404, "no-such-sheet", "mission"),
        ("/api/games/arena/sheets/first_steps", 404, "no-such-sheet", "mission"),
        ("/api/games/chess/sheets/first_steps", 404, "no-such-game", "game"),
        (&format!("{path}?language=fr"), 400, "no-such-language", "language"),
        (&format!("{path}?colour=red"), 400, "malformed", "query"),
    ] {
        let answer = ann.get(path).await;
        assert_eq!((answer.status, answer.code().as_str()), (status, code), "{path}");
        assert_eq!(answer.json()["field"], field, "{path}");
    }
}

#[tokio::test]
async fn wrong_addresses_are_answered_in_good_form() {
    let server = TestServer::start().await;
    let mut ann = server.browser();
    for (method, path, status, code) in [
        ("GET", "/api", 404, "no-such-route"),
        ("GET", "/api/nothing/here", 404, "no-such-route"),
        ("DELETE", "/api/tables", 405, "method-not-allowed"),
        ("POST", "/healthz", 405, "method-not-allowed"),
        ("POST", "/anything", 405, "method-not-allowed"),
        ("GET", "/assets/of-an-older-version.js", 404, "no-such-route"),
        ("GET", "/api/tables/%00", 404, "no-such-table"),
        ("GET", "/api/tables/%ff%fe", 404, "no-such-route"),
    ] {
        let answer = ann.request(method, path, &[], b"").await;
        assert_eq!((answer.status, answer.code().as_str()), (status, code), "{method} {path}");
    }
}

#[tokio::test]
async fn the_client_is_served_or_named() {
    let server = TestServer::start().await;
    let mut ann = server.browser();
    // Whether the client has been built is not for this test to say.
    for path in ["/", "/table/some-link", "/rules/arena"] {
        let answer = ann.get(path).await;
        match answer.status {
            200 => {
                assert!(answer.header("content-type").is_some_and(|kind| kind.starts_with("text/html")));
                assert_eq!(answer.header("cache-control"), Some("no-cache"), "{path}");
            }
            status => {
                assert_eq!(status, 503, "{path}");
                assert!(answer.body.contains("make play"), "{}", answer.body);
            }
        }
    }
}

#[tokio::test]
async fn one_address_cannot_make_tables_without_end() {
    let server = TestServer::start().await;
    let mut ann = server.guest("Ann").await;
    let new = new_table(&[me(), me()]);
    let mut last = None;
    for _ in 0..70 {
        last = Some(ann.post("/api/tables", &new).await);
    }
    let last = last.expect("an answer");
    assert_eq!((last.status, last.code().as_str()), (429, "too-many"));
    assert!(last.header("retry-after").is_some());
    // Another address, told by a proxy on this machine, has its own allowance.
    let json = [("content-type", "application/json"), ("x-forwarded-for", "203.0.113.7")];
    let other = ann.request("POST", "/api/tables", &json, new.to_string().as_bytes()).await;
    assert_eq!(other.status, 201);
}

#[tokio::test]
async fn the_server_says_that_it_is_well() {
    let server = TestServer::start().await;
    assert_eq!(server.browser().get("/healthz").await.expect(200)["status"], "ok");
}
