//! `sortie serve` ends in good order when it is asked to. That no acknowledged choice is lost then is tested beside the
//! server (`crates/server/tests/kill.rs`).

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// The process, which does not outlive a test that failed.
struct Process(Child);

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A live socket is a file to the system, and the soft limit of most systems is a thousand.
#[cfg(target_os = "linux")]
#[test]
fn it_may_open_as_many_files_as_it_is_allowed() {
    let child = Command::new("sh")
        .args(["-c", "ulimit -Sn 256 && exec \"$0\" serve --port 0 --database sqlite::memory: --log info"])
        .arg(env!("CARGO_BIN_EXE_sortie"))
        .env("NO_COLOR", "1")
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut process = Process(child);
    let mut log = BufReader::new(process.0.stderr.take().expect("its log")).lines();
    assert!(log.any(|line| line.expect("readable").contains("listening address=")), "it listens");
    let limits = std::fs::read_to_string(format!("/proc/{}/limits", process.0.id())).expect("it runs");
    let line = limits.lines().find(|line| line.starts_with("Max open files")).expect("a limit");
    let numbers: Vec<&str> = line.split_whitespace().skip(3).take(2).collect();
    assert_ne!(numbers[0], "256");
    assert_eq!(numbers[0], numbers[1], "the soft limit is the hard one");
}

/// Programs read the log as JSON.
#[test]
fn the_log_can_be_json() {
    let child = Command::new(env!("CARGO_BIN_EXE_sortie"))
        .args(["serve", "--port", "0", "--database", "sqlite::memory:", "--log-format", "json"])
        .env("SORTIE_LOG", "sortie_server=info")
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut process = Process(child);
    let log = BufReader::new(process.0.stderr.take().expect("its log")).lines();
    let lines = log.map(|line| serde_json::from_str(&line.expect("readable")).expect("a line is JSON"));
    let is_listening = |line: &serde_json::Value| line["fields"]["message"] == "listening";
    let line = lines.into_iter().find(is_listening).expect("it listens");
    assert_eq!((&line["level"], &line["target"]), (&"INFO".into(), &"sortie_server::server".into()));
    assert!(line["fields"]["address"].as_str().is_some_and(|address| address.starts_with("127.0.0.1:")));
}

#[test]
fn sigterm_ends_it_in_good_order() {
    let file = format!("serve-{}.db", std::process::id());
    let database = Path::new(env!("CARGO_TARGET_TMPDIR")).join(file);
    let child = Command::new(env!("CARGO_BIN_EXE_sortie"))
        .args(["serve", "--port", "0", "--database", &format!("sqlite:{}", database.display())])
        .env("SORTIE_LOG", "info")
        .env("NO_COLOR", "1")
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut process = Process(child);
    let mut log = BufReader::new(process.0.stderr.take().expect("its log"));
    let address = loop {
        let mut line = String::new();
        assert_ne!(log.read_line(&mut line).expect("readable"), 0, "it ended before it listened");
        if let Some((_, address)) = line.split_once("listening address=") {
            break address.trim().to_owned();
        }
    };

    let mut stream = TcpStream::connect(&address).expect("it listens");
    stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n").expect("sent");
    let mut answer = [0; 15];
    stream.read_exact(&mut answer).expect("an answer");
    assert_eq!(&answer, b"HTTP/1.1 200 OK");

    // The connection stays open, as a browser's would, and does not hold it up.
    let asked_at = Instant::now();
    let signal = Command::new("kill").args(["-TERM", &process.0.id().to_string()]).status();
    assert!(signal.expect("a signal").success());
    let status = loop {
        if let Some(status) = process.0.try_wait().expect("its end") {
            break status;
        }
        assert!(asked_at.elapsed() < Duration::from_secs(5), "it does not end");
        std::thread::sleep(Duration::from_millis(10));
    };
    assert!(status.success(), "{status}");
    // What was in the log of SQLite is in its file.
    assert!(database.exists() && !database.with_extension("db-wal").exists());
    let _ = std::fs::remove_file(&database);
}
