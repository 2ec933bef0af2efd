//! The server is killed in the middle of play, again and again, or asked to end. No acknowledged choice may be missing
//! afterwards, and everybody goes on.
//!
//! The server runs as a process of its own: this test program starts itself again and asks for one test only, which
//! serves until it is killed.

use std::io::Write;
use std::net::SocketAddr;
use std::process::Stdio;
use std::time::Duration;

use serde_json::{Value, json};
use sortie_server::{Options, Server};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

use crate::common::{Browser, Database, Live, me, new_table, open};

const DATABASE: &str = "SORTIE_TEST_DATABASE";
const LISTENING: &str = "listening on ";

/// Not a test but the server. Does nothing unless a test below starts it.
#[tokio::test]
#[ignore = "the server process of the other tests"]
async fn server_process() {
    let Ok(database) = std::env::var(DATABASE) else { return };
    let server = Server::bind(sortie_shipped::registry(), &Options { database, ..Options::for_tests() })
        .await
        .expect("a server starts");
    let mut out = std::io::stdout();
    // A line of its own: the test harness writes there as well.
    write!(out, "\n{LISTENING}{}\n", server.address()).and_then(|()| out.flush()).expect("somebody reads");
    server.run().await.expect("until it is killed");
}

/// A server process.
struct Process {
    child: Child,
    address: SocketAddr,
}

impl Process {
    async fn start(database: &Database) -> Self {
        let mut child = Command::new(std::env::current_exe().expect("this program"))
            .args(["kill::server_process", "--exact", "--ignored", "--nocapture"])
            .env(DATABASE, database.url())
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .expect("a process");
        let mut lines = BufReader::new(child.stdout.take().expect("its words")).lines();
        loop {
            let line = lines.next_line().await.expect("readable").expect("it says where it listens");
            if let Some(address) = line.strip_prefix(LISTENING) {
                let address = address.parse().expect("an address");
                // Whatever else it says is thrown away, so that it never waits for a reader.
                tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
                return Self { child, address };
            }
        }
    }

    /// As a service manager does: asks it to end and waits until it has.
    #[cfg(unix)]
    async fn terminate(mut self) -> std::process::ExitStatus {
        let id = self.child.id().expect("it runs").to_string();
        let sent = Command::new("kill").args(["-TERM", &id]).status().await.expect("a signal");
        assert!(sent.success());
        tokio::time::timeout(Duration::from_secs(5), self.child.wait())
            .await
            .expect("in time")
            .expect("it ends")
    }

    /// As `kill -9` does.
    async fn kill(mut self) {
        self.child.kill().await.expect("it can be killed");
    }
}

/// One of two people who play as fast as they can.
struct Player {
    browser: Browser,
    live: Option<Live>,
    /// Every step the server told, with its sequence number: a promise.
    promised: Vec<Value>,
    n_chosen: usize,
}

impl Player {
    fn at(address: SocketAddr) -> Self {
        let browser = Browser { address, token: None, language: "en".to_owned() };
        Self { browser, live: None, promised: Vec::new(), n_chosen: 0 }
    }

    /// Connects again with what is known, and checks that no promise was broken.
    async fn come_back(&mut self, id: &str) {
        let mut live = self.browser.connect(id).await.expect("a socket");
        let known = self.promised.last().and_then(|step| step["sequence"].as_u64()).unwrap_or(0);
        let news = live.hello(Some(known)).await;
        assert_eq!(news["say"], "steps", "nobody went back, so the server must know all that we know");
        assert!(live.sequence() >= known, "an acknowledged choice is missing");
        self.remember(&news);
        let story = live.hello(None).await["story"].clone();
        assert_eq!(story.as_array().expect("a story")[1..], self.promised, "the story is another one now");
        self.live = Some(live);
    }

    fn remember(&mut self, message: &Value) {
        for step in message["steps"].as_array().into_iter().flatten() {
            let expected = self.promised.len() as u64 + 1;
            assert_eq!(step["sequence"], expected, "no step is missing and none is told twice");
            self.promised.push(step.clone());
        }
    }

    /// Plays until the connection breaks or the game is over. Whoever has an offer takes one at once, without waiting
    /// for the other: some choices come too late and are refused.
    async fn play(&mut self, most: usize) {
        let mut live = self.live.take().expect("connected");
        let mut asked_at = None;
        let mut n = 0;
        while n < most && !live.is_over() {
            let sequence = live.sequence();
            let offers = live.offers();
            if !offers.is_empty() && asked_at != Some(sequence) {
                let offer = &offers[(self.n_chosen * 7 + 3) % offers.len()];
                let (seat, choice) = (&offer["seat"], &offer["choice"]);
                let choose = json!({ "say": "choose", "sequence": sequence, "seat": seat, "choice": choice });
                if futures_util::SinkExt::send(&mut live.socket, choose.to_string().into()).await.is_err() {
                    return;
                }
                asked_at = Some(sequence);
                self.n_chosen += 1;
            }
            let Some(message) = live.try_hear().await else { return };
            match message["say"].as_str() {
                Some("steps") => {
                    n += message["steps"].as_array().map_or(0, Vec::len);
                    self.remember(&message);
                }
                Some("refused") => assert_eq!(message["error"]["code"], "stale", "{message}"),
                // Bots and others go back; its steps came as well.
                Some("table") => assert!(live.sequence() <= self.promised.len() as u64),
                _ => {}
            }
        }
        self.live = Some(live);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ten_kills_lose_nothing() {
    kills_lose_nothing("kill", &new_table(&[me(), open()])).await;
}

/// Beside a boxed game, with a tablet and a phone that tap at once: pages, reports, windows, and the star map.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ten_kills_lose_no_tap_of_a_campaign() {
    let setup = json!({
        "heroes": [{ "hero": "jyn_odan" }, { "hero": "gaarkhan" }], "mode": "companion",
        "campaign": { "id": "how_many_aboard", "team": "Us" },
    });
    let table = json!({ "game": "alliance", "seats": [me(), open()], "pace": 0, "setup": setup });
    kills_lose_nothing("kill-campaign", &table).await;
}

async fn kills_lose_nothing(name: &str, new: &Value) {
    let database = Database::new(name);
    let mut server = Process::start(&database).await;
    let mut players = ["Ann", "Ben"].map(|_| Player::at(server.address));
    let mut id = String::new();
    let (mut n_kills, mut n_tables, mut n_promised) = (0, 0, 0);
    while n_kills < 10 {
        // A new table at the beginning, and when a game has ended.
        let is_over = players[0].live.as_ref().is_none_or(Live::is_over);
        if id.is_empty() || is_over && players[0].live.is_some() {
            n_promised += players[0].promised.len();
            n_tables += 1;
            let made = players[0].browser.post("/api/tables", new).await.expect(201);
            made["id"].as_str().expect("an id").clone_into(&mut id);
            players[1].browser.take_seat(&id, 1).await.expect(200);
            players.iter_mut().for_each(|player| player.promised.clear());
        }
        for player in &mut players {
            player.come_back(&id).await;
        }
        // The axe falls at another moment each time, while both play on.
        let [ann, ben] = &mut players;
        let most = 3 + n_kills * 2 % 7;
        let axe = async {
            ann.play(most).await;
            server.kill().await;
        };
        tokio::join!(axe, ben.play(usize::MAX));
        n_kills += 1;
        server = Process::start(&database).await;
        for player in &mut players {
            player.browser.address = server.address;
        }
    }
    for player in &mut players {
        player.come_back(&id).await;
    }
    // Both go on.
    let [ann, ben] = &mut players;
    tokio::join!(ann.play(4), ben.play(4));
    assert_eq!(ann.promised[..4], ben.promised[..4]);
    n_promised += ann.promised.len();
    assert!(n_promised >= 40, "there was something to lose: {n_promised} choices at {n_tables} tables");
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_asked_to_end_ends_well() {
    let database = Database::new("terminate");
    let server = Process::start(&database).await;
    let mut ann = Player::at(server.address);
    let id = ann.browser.make_table(&[me(), me()]).await;
    ann.come_back(&id).await;
    // Somebody who has connected and says nothing holds up nobody.
    let _idle = tokio::net::TcpStream::connect(server.address).await.expect("a connection");
    ann.play(4).await;
    // The signal comes in the middle of play.
    let (status, ()) = tokio::join!(server.terminate(), ann.play(usize::MAX));
    assert!(status.success(), "{status}");
    assert!(ann.promised.len() >= 4, "there was something to lose");

    let server = Process::start(&database).await;
    ann.browser.address = server.address;
    ann.come_back(&id).await;
    ann.play(2).await;
    assert!(server.terminate().await.success());
}
