//! What one client may take from the others: time, connections, room on the disk.

use std::time::Duration;

use serde_json::{Value, json};
use sortie_server::{Limits, Options};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::{Instant, sleep, timeout};

use crate::common::{Live, TestServer, bot, me, open};

const MOMENT: Duration = Duration::from_millis(200);

async fn server(limits: Limits) -> TestServer {
    TestServer::with(Options { limits, ..Options::for_tests() }).await
}

/// Waits until the server hangs up and returns what it said before.
async fn hung_up(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    // A reset is a way of hanging up as well.
    let _ = timeout(Duration::from_secs(5), stream.read_to_end(&mut bytes)).await.expect("cut off in time");
    String::from_utf8_lossy(&bytes).into_owned()
}

#[tokio::test]
async fn who_dawdles_over_the_head_of_a_request_is_cut_off() {
    let server = server(Limits { header_time: MOMENT, ..Limits::default() }).await;
    let mut ann = server.guest("Ann").await;
    let id = ann.make_table(&[me(), me()]).await;
    let mut live = ann.live(&id).await;

    // The last one may be the beginning of HTTP/2.
    for beginning in ["", "GET /healthz HTTP/1.1\r\nhost: here\r\nx-sl", "PRI"] {
        let mut stream = TcpStream::connect(server.address).await.expect("a connection");
        stream.write_all(beginning.as_bytes()).await.expect("sent");
        assert_eq!(hung_up(&mut stream).await, "", "{beginning:?}");
    }

    // Another byte now and then does not help.
    let mut stream = TcpStream::connect(server.address).await.expect("a connection");
    stream.write_all(b"GET /healthz HTTP/1.1\r\nx-slow: ").await.expect("sent");
    let (mut reader, mut writer) = stream.split();
    let drip = async {
        while writer.write_all(b"z").await.is_ok() {
            sleep(MOMENT / 4).await;
        }
        std::future::pending::<()>().await;
    };
    let mut byte = [0];
    tokio::select! {
        end = timeout(Duration::from_secs(5), reader.read(&mut byte)) => {
            assert!(!matches!(end.expect("cut off in time"), Ok(1)), "there is nothing to answer");
        }
        () = drip => {}
    }

    // Live play takes as long as it takes.
    live.choose(0).await;
    assert_eq!(live.sequence(), 1);
    server.stop().await;
}

#[tokio::test]
async fn only_so_many_connections_are_served_at_once() {
    let server = server(Limits { connections: 1, header_time: MOMENT, ..Limits::default() }).await;
    let begin = Instant::now();
    let mut idle = TcpStream::connect(server.address).await.expect("a connection");
    sleep(MOMENT / 4).await;
    // The next waits until the one that does nothing is cut off.
    assert_eq!(server.browser().get("/healthz").await.expect(200)["status"], "ok");
    assert!(begin.elapsed() >= MOMENT, "{:?}", begin.elapsed());
    assert_eq!(hung_up(&mut idle).await, "");
    // Live connections are counted elsewhere and keep nobody out.
    let mut ann = server.guest("Ann").await;
    let id = ann.make_table(&[me(), me()]).await;
    let mut tables = [ann.live(&id).await, ann.live(&id).await];
    tables[0].choose(0).await;
    tables[1].catch_up(1).await;
    server.stop().await;
}

#[tokio::test]
async fn who_never_says_hello_is_sent_away() {
    let server = server(Limits { hello_time: MOMENT * 3, ..Limits::default() }).await;
    let mut ann = server.guest("Ann").await;
    let id = ann.make_table(&[me(), me()]).await;
    let mut polite = ann.live(&id).await;
    let mut silent = ann.connect(&id).await.expect("a socket");
    assert_eq!(silent.refusal().await["code"], "hello-first");
    assert_eq!(silent.try_hear().await, None, "and then it closes");
    polite.choose(0).await;
    assert_eq!(polite.sequence(), 1);
}

#[tokio::test]
async fn a_request_that_takes_too_long_is_broken_off() {
    let server = server(Limits { request_time: MOMENT * 3, ..Limits::default() }).await;
    let headers = [("content-type", "application/json"), ("content-length", "1000")];
    let mut ann = server.guest("Ann").await;
    let begin = Instant::now();
    let answer = ann.request_without_length("POST", "/api/tables", &headers, b"{\"game\": ").await;
    let answer = answer.expect("an answer");
    assert_eq!((answer.status, answer.code().as_str()), (503, "timeout"));
    assert!(answer.header("retry-after").is_some());
    assert!(begin.elapsed() < Duration::from_secs(5), "{:?}", begin.elapsed());
    assert_eq!(ann.get("/api/tables").await.expect(200), json!([]), "nothing happened");
}

#[tokio::test]
async fn who_says_hello_again_and_again_is_told_to_slow_down() {
    let server = TestServer::start().await;
    let mut ann = server.guest("Ann").await;
    let id = ann.make_table(&[me(), me()]).await;
    let mut table = ann.live(&id).await;
    // To ask for everything since the beginning is no cheaper than to ask for everything.
    for since in [Value::Null, json!(0)].iter().cycle().take(20) {
        table.say(&json!({ "say": "hello", "since": since, "language": "en" })).await;
    }
    let mut n_told = 0;
    for _ in 0..20 {
        let message = table.hear().await;
        match message["say"].as_str() {
            Some("table" | "steps") => n_told += 1,
            _ => assert_eq!(message["error"]["code"], "too-fast", "{message}"),
        }
    }
    // A slow machine may give it one more, or two.
    assert!((4..10).contains(&n_told), "{n_told}");
    table.choose(0).await;
    assert_eq!(table.sequence(), 1, "other messages are heard");
    // Somebody who connects anew may ask at once.
    assert_eq!(ann.live(&id).await.sequence(), 1);
}

/// Somebody at another address of this machine floods a server that trusts nobody about addresses.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_flood_from_one_address_leaves_others_untouched() {
    let limits = Limits {
        connections: 40,
        connections_each: 16,
        requests_each: 8,
        sockets_each: 4,
        dear_requests_each: 5,
        ..Limits::default()
    };
    let server =
        TestServer::with(Options { limits, trusted_proxies: Vec::new(), ..Options::for_tests() }).await;
    let mut ann = server.guest("Ann").await;
    let id = ann.make_table(&[me(), me()]).await;
    let mut table = ann.live(&id).await;

    // More than a hundred connections that say nothing, or only begin to.
    let mut held = Vec::new();
    for n in 0..120 {
        let mut stream = connect_from([127, 0, 0, 2], &server).await;
        if n % 2 == 0 {
            let _ = stream.write_all(b"GET /healthz HTTP/1.1\r\nx-slow: ").await;
        }
        held.push(stream);
    }
    let begin = Instant::now();
    for n in 0..20 {
        table.choose(n).await;
        ann.get("/api/tables").await.expect(200);
        if table.is_over() {
            break;
        }
    }
    assert!(begin.elapsed() < Duration::from_secs(5), "{:?}", begin.elapsed());
    let mut alive = 0;
    for stream in &mut held {
        let mut byte = [0];
        if timeout(Duration::from_millis(5), stream.read(&mut byte)).await.is_err() {
            alive += 1;
        }
    }
    assert_eq!(alive, 16, "the others were let go");
    drop(held);

    // Dear requests: the sixth in a minute is refused, to this address alone.
    let replay = format!("GET /api/tables/{id}/replay HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n");
    let mut statuses = Vec::new();
    for _ in 0..7 {
        let mut stream = connect_from([127, 0, 0, 3], &server).await;
        stream.write_all(replay.as_bytes()).await.expect("sent");
        statuses.push(hung_up(&mut stream).await.split(' ').nth(1).unwrap_or_default().to_owned());
    }
    assert_eq!(statuses, ["200", "200", "200", "200", "200", "429", "429"]);
    ann.get(&format!("/api/tables/{id}/replay")).await.expect(200);
    server.stop().await;
}

/// Whoever has sent more than an address may waits for the next minute; another does not.
#[tokio::test]
async fn who_has_sent_enough_waits() {
    let limits = Limits { bytes_each: 100 * 1024, request_time: MOMENT * 5, ..Limits::default() };
    let server =
        TestServer::with(Options { limits, trusted_proxies: Vec::new(), ..Options::for_tests() }).await;
    let body = format!("{{\"name\": \"{}\"}}", "n".repeat(60 * 1024));
    let head =
        "PUT /api/guest HTTP/1.1\r\nhost: here\r\nconnection: close\r\ncontent-type: application/json\r\n";
    let mut statuses = Vec::new();
    for last in [2, 2, 3] {
        let mut stream = connect_from([127, 0, 0, last], &server).await;
        let request = format!("{head}content-length: {}\r\n\r\n{body}", body.len());
        stream.write_all(request.as_bytes()).await.expect("sent");
        statuses.push(hung_up(&mut stream).await.split(' ').nth(1).unwrap_or_default().to_owned());
    }
    assert_eq!(
        statuses,
        ["400", "503", "400"],
        "it is no name; but who has sent enough does not even hear that"
    );
    server.stop().await;
}

/// Those who come by IPv6 are served and counted like others.
#[tokio::test]
async fn limits_hold_for_ipv6() {
    let limits = Limits { sockets_each: 1, ..Limits::default() };
    let host = std::net::Ipv6Addr::LOCALHOST.into();
    let options = Options { host, limits, trusted_proxies: Vec::new(), ..Options::for_tests() };
    let server = TestServer::with(options).await;
    let mut ann = server.guest("Ann").await;
    let id = ann.make_table(&[me(), me()]).await;
    let mut table = ann.live(&id).await;
    assert!(ann.connect(&id).await.is_err(), "one is enough");
    table.choose(0).await;
    server.stop().await;
}

/// A proxy is held to nothing itself, and each it speaks for to their own.
#[tokio::test]
async fn whom_a_trusted_proxy_speaks_for_is_counted_alone() {
    let limits = Limits { connections_each: 1, dear_requests_each: 1, ..Limits::default() };
    let here = vec!["127.0.0.0/8".parse().expect("a range")];
    let server = TestServer::with(Options { limits, trusted_proxies: here, ..Options::for_tests() }).await;
    let mut ann = server.guest("Ann").await;
    let id = ann.make_table(&[me(), me()]).await;
    let _open = [TcpStream::connect(server.address).await, TcpStream::connect(server.address).await];
    let path = format!("/api/tables/{id}/replay");
    let mut statuses = Vec::new();
    for client in ["198.51.100.7", "198.51.100.7:4711", "203.0.113.9", "[2001:db8::7]:80", "2001:db8::8"] {
        statuses.push(ann.request("GET", &path, &[("x-forwarded-for", client)], b"").await.status);
    }
    assert_eq!(statuses, [200, 429, 200, 200, 429], "with a port or without, a household of IPv6 is one");
    server.stop().await;
}

async fn connect_from(address: [u8; 4], server: &TestServer) -> TcpStream {
    let socket = tokio::net::TcpSocket::new_v4().expect("a socket");
    socket.bind((std::net::Ipv4Addr::from(address), 0).into()).expect("an address of this machine");
    socket.connect(server.address).await.expect("a connection")
}

#[tokio::test]
async fn who_has_enough_sockets_gets_no_more() {
    let server = server(Limits { sockets_each: 3, ..Limits::default() }).await;
    let mut ann = server.guest("Ann").await;
    let id = ann.make_table(&[me(), me()]).await;
    let mut held = Vec::new();
    for _ in 0..3 {
        held.push(ann.live(&id).await);
    }
    assert!(ann.connect(&id).await.is_err());
    drop(held.pop());
    sleep(MOMENT).await;
    ann.live(&id).await.choose(0).await;
    server.stop().await;
}

/// A game of one person who goes back and forth for so many entries, as a file.
async fn endless(server: &TestServer, n_entries: usize) -> Value {
    let mut ann = server.guest("Ann").await;
    let id = ann.make_table(&[me(), me()]).await;
    let mut live = ann.live(&id).await;
    live.choose(0).await;
    live.say(&json!({ "say": "propose_undo", "sequence": 1, "keep": 0 })).await;
    live.hear_a("table").await;
    let mut file = ann.get(&format!("/api/tables/{id}/export")).await.expect(200);
    let both = file["entries"].as_array().expect("entries").clone();
    file["entries"] = both.iter().cycle().take(n_entries).cloned().collect();
    file
}

#[tokio::test]
async fn a_file_may_only_take_so_much() {
    let home = TestServer::start().await;
    let long = endless(&home, 5000).await;
    let tight = |change: fn(&mut Limits)| {
        let mut limits = Limits::default();
        change(&mut limits);
        server(limits)
    };
    for (change, status, code) in [
        ((|limits| limits.journal = 4999) as fn(&mut Limits), 409, "journal-full"),
        (|limits| limits.import_events = 100, 409, "too-long"),
        (|limits| limits.import_time = Duration::from_millis(10), 409, "too-long"),
        (|limits| limits.imports = 0, 503, "busy"),
    ] {
        let server = tight(change).await;
        let mut ann = server.guest("Ann").await;
        let answer = ann.post("/api/import", &long).await;
        assert_eq!((answer.status, answer.code().as_str()), (status, code));
        assert_eq!(ann.get("/api/tables").await.expect(200), json!([]), "nothing is kept");
        server.stop().await;
    }
    let imported = home.guest("Ben").await.post("/api/import", &long).await.expect(201);
    assert_eq!(imported["n_choices"], 0);
    home.stop().await;
}

/// Others go on while long files are played again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_sends_long_files_keeps_nobody_waiting() {
    // A slow machine may take its time over the files.
    let patient = Duration::from_secs(60);
    let server = server(Limits { request_time: patient, import_time: patient, ..Limits::default() }).await;
    let long = endless(&server, 200).await;
    let mut tables = Vec::new();
    for _ in 0..4 {
        let mut ann = server.guest("Ann").await;
        let id = ann.make_table(&[me(), me()]).await;
        tables.push(ann.live(&id).await);
    }
    let sending = tokio::spawn({
        let mut senders = Vec::new();
        for _ in 0..3 {
            senders.push(server.guest("Cem").await);
        }
        async move {
            let all = senders.iter_mut().map(|sender| sender.post("/api/import", &long));
            futures_util::future::join_all(all).await
        }
    });
    let mut longest = Duration::ZERO;
    while !sending.is_finished() {
        for table in &mut tables {
            if table.is_over() {
                continue;
            }
            let begin = Instant::now();
            table.choose(0).await;
            longest = longest.max(begin.elapsed());
        }
        sleep(Duration::from_millis(5)).await;
    }
    let imported = sending.await.expect("sent");
    assert!(imported.iter().any(|answer| answer.status == 201), "{imported:?}");
    // Other tests run beside this one.
    assert!(longest < Duration::from_secs(3), "{longest:?}");
    server.stop().await;
}

async fn refused(table: &mut Live, message: Value) -> Value {
    table.say(&message).await;
    table.refusal().await
}

#[tokio::test]
async fn a_journal_does_not_grow_without_end() {
    let server = server(Limits { journal: 4, ..Limits::default() }).await;
    let [mut ann, mut ben] = [server.guest("Ann").await, server.guest("Ben").await];
    let id = ann.make_table(&[me(), open()]).await;
    ben.take_seat(&id, 1).await.expect(200);
    let mut table = ann.live(&id).await;
    let mut other = ben.live(&id).await;
    table.choose(0).await;
    table.say(&json!({ "say": "take_back", "sequence": 1 })).await;
    table.hear_a("table").await;
    table.choose(0).await;
    other.catch_up(3).await;
    other.choose(0).await;
    table.catch_up(4).await;
    other.drain().await;

    let mover = if table.offers().is_empty() { &mut other } else { &mut table };
    let offer = mover.offers()[0].clone();
    let choose = json!({ "say": "choose", "sequence": 4, "seat": offer["seat"], "choice": offer["choice"] });
    let mut messages = Vec::new();
    for language in ["en", "de", "it"] {
        mover.say(&json!({ "say": "hello", "since": 4, "language": language })).await;
        let error = refused(mover, choose.clone()).await;
        assert_eq!(error["code"], "journal-full");
        assert!(error["message"].as_str().is_some_and(|message| message.contains('4')), "{error}");
        messages.push(error["message"].clone());
    }
    messages.dedup();
    assert_eq!(messages.len(), 3, "{messages:?}");
    let undo = json!({ "say": "propose_undo", "sequence": 4, "keep": 0 });
    assert_eq!(refused(&mut table, undo).await["code"], "journal-full", "before anybody is asked");
    assert_eq!(other.table["can_take_back"], false);

    // Bots do not even begin.
    let id = ann.make_table(&[bot(), bot()]).await;
    let mut bots = ann.live(&id).await;
    bots.catch_up(4).await;
    sleep(MOMENT).await;
    assert_eq!(bots.drain().await, Vec::<Value>::new());
    assert_eq!(
        ann.get(&format!("/api/tables/{id}")).await.expect(200)["n_choices"],
        4,
        "it can be looked at"
    );
    server.stop().await;
}
