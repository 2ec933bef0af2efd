//! Somebody who plays on whatever happens, and remembers what was promised.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use futures_util::SinkExt;
use serde_json::{Value, json};
use tokio::time::sleep;

use crate::common::{Browser, Live, me, new_table};

/// How long a client waits before it connects again, and thinks between two choices.
const AGAIN: Duration = Duration::from_millis(100);

/// Plays both seats of one table after the other.
pub(crate) struct Player {
    browser: Browser,
    thinks: Duration,
    /// The table, and a mark of each step that was told of it: a promise.
    pub(crate) table: String,
    promised: Vec<u64>,
    /// Tables that are over, with what was promised there.
    before: Vec<(String, Vec<u64>)>,
    /// When each acknowledgement of an own choice came, and at which table.
    pub(crate) acknowledged: Vec<(Instant, String)>,
    /// What was promised and is not so any more.
    pub(crate) lost: usize,
    n_chosen: usize,
}

fn mark(step: &Value) -> u64 {
    let mut hasher = DefaultHasher::new();
    step.to_string().hash(&mut hasher);
    hasher.finish()
}

impl Player {
    /// Makes a table.
    pub(crate) async fn sit_down(address: SocketAddr, thinks: Duration) -> Self {
        let browser = Browser { address, token: None, language: "en".to_owned() };
        let mut player = Self {
            browser,
            thinks,
            table: String::new(),
            promised: Vec::new(),
            before: Vec::new(),
            acknowledged: Vec::new(),
            lost: 0,
            n_chosen: 0,
        };
        player.make_table().await;
        player
    }

    /// Asks again until there is one: a server may go in the middle of it.
    async fn make_table(&mut self) {
        if !self.table.is_empty() {
            self.before.push((std::mem::take(&mut self.table), std::mem::take(&mut self.promised)));
        }
        let body = new_table(&[me(), me()]).to_string();
        loop {
            let json = [("content-type", "application/json")];
            let answer = self.browser.try_request("POST", "/api/tables", &json, body.as_bytes()).await;
            if let Some(answer) = answer.filter(|answer| answer.status == 201) {
                let made: Value = serde_json::from_str(&answer.body).expect("JSON");
                made["id"].as_str().expect("an id").clone_into(&mut self.table);
                return;
            }
            sleep(AGAIN).await;
        }
    }

    /// Plays until it is told to stop.
    pub(crate) async fn play(mut self, stop: Arc<AtomicBool>) -> Self {
        while !stop.load(Ordering::Relaxed) {
            match self.come_back().await {
                Some(live) => self.go_on(live, &stop).await,
                None => sleep(AGAIN).await,
            }
        }
        self
    }

    /// Connects with what is known, and sees whether a promise was broken.
    async fn come_back(&mut self) -> Option<Live> {
        let mut live = self.browser.connect(&self.table).await.ok()?;
        let known = self.promised.len() as u64;
        let hello = json!({ "say": "hello", "since": known, "language": "en" });
        live.socket.send(hello.to_string().into()).await.ok()?;
        loop {
            let news = live.try_hear().await?;
            match news["say"].as_str() {
                Some("steps") => {
                    self.remember(&news);
                    return Some(live);
                }
                // Nobody goes back here: the server knows less than we do.
                Some("table") => {
                    let sequence = live.sequence();
                    self.lost += usize::try_from(known.saturating_sub(sequence)).unwrap_or(usize::MAX);
                    self.promised.truncate(usize::try_from(sequence).unwrap_or(usize::MAX));
                    return Some(live);
                }
                _ => {}
            }
        }
    }

    fn remember(&mut self, message: &Value) {
        for step in message["steps"].as_array().into_iter().flatten() {
            let expected = self.promised.len() as u64 + 1;
            if step["sequence"] == expected {
                self.promised.push(mark(step));
            } else {
                self.lost += 1;
            }
        }
    }

    async fn go_on(&mut self, mut live: Live, stop: &AtomicBool) {
        while !stop.load(Ordering::Relaxed) {
            if live.is_over() {
                return self.make_table().await;
            }
            let offers = live.offers();
            let offer = &offers[self.n_chosen % offers.len()];
            let (sequence, seat, choice) = (live.sequence(), &offer["seat"], &offer["choice"]);
            let choose = json!({ "say": "choose", "sequence": sequence, "seat": seat, "choice": choice });
            self.n_chosen += 1;
            if live.socket.send(choose.to_string().into()).await.is_err() {
                return;
            }
            loop {
                let Some(message) = live.try_hear().await else { return };
                live.heard.clear();
                if message["say"] == "steps" {
                    self.remember(&message);
                    self.acknowledged.push((Instant::now(), self.table.clone()));
                    break;
                }
                // Not now; the socket closes, or the next answer is accepted.
                if message["say"] == "refused" {
                    sleep(AGAIN).await;
                    break;
                }
            }
            sleep(self.thinks).await;
        }
    }

    /// Reads all tables anew and counts what was promised and is not there, or is something else now. Returns how much was
    /// promised and how much of it is lost.
    pub(crate) async fn reckon(mut self) -> (usize, usize) {
        self.before.push((self.table.clone(), self.promised.clone()));
        let mut promised = 0;
        for (table, marks) in &self.before {
            let story = self.browser.live(table).await.heard.pop().expect("a table");
            let story: Value = serde_json::from_str(&story).expect("JSON");
            let told: Vec<u64> = story["story"].as_array().expect("a story")[1..].iter().map(mark).collect();
            promised += marks.len();
            self.lost +=
                marks.len() - marks.iter().zip(&told).take_while(|(one, other)| one == other).count();
        }
        (promised, self.lost)
    }
}
