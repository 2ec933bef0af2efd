//! The live socket of a table.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

use super::PATIENCE;

/// A live socket, with the table as it was last told.
pub(crate) struct Live {
    pub(crate) socket: WebSocketStream<TcpStream>,
    pub(crate) table: Value,
    /// Every message as it came, byte by byte.
    pub(crate) heard: Vec<String>,
}

impl Live {
    pub(crate) async fn say(&mut self, message: &Value) {
        self.send(Message::text(message.to_string())).await;
    }

    pub(crate) async fn send(&mut self, message: Message) {
        self.socket.send(message).await.expect("the socket is open");
    }

    /// Says hello and returns the answer. Who asks for everything passes over what was on its way before, a bot's step perhaps.
    pub(crate) async fn hello(&mut self, since: Option<u64>) -> Value {
        self.say(&json!({ "say": "hello", "since": since, "language": "en" })).await;
        if since.is_none() { self.hear_a("table").await } else { self.hear().await }
    }

    /// The next message; none if the server has hung up.
    pub(crate) async fn try_hear(&mut self) -> Option<Value> {
        timeout(PATIENCE, self.listen()).await.expect("the server says something")
    }

    async fn listen(&mut self) -> Option<Value> {
        loop {
            match self.socket.next().await? {
                Ok(Message::Text(text)) => {
                    let message: Value = serde_json::from_str(&text).expect("JSON");
                    self.heard.push(text.to_string());
                    match message["say"].as_str() {
                        Some("table" | "steps") => self.table = message["table"].clone(),
                        Some("lobby") => self.table["lobby"] = message["lobby"].clone(),
                        _ => {}
                    }
                    return Some(message);
                }
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    pub(crate) async fn hear(&mut self) -> Value {
        self.try_hear().await.expect("the server did not hang up")
    }

    /// The next message of a kind; others are passed over.
    pub(crate) async fn hear_a(&mut self, kind: &str) -> Value {
        loop {
            let message = self.hear().await;
            if message["say"] == kind {
                return message;
            }
        }
    }

    /// Waits until the table has come this far.
    pub(crate) async fn catch_up(&mut self, sequence: u64) {
        while self.sequence() < sequence {
            self.hear().await;
        }
    }

    /// The code of the next refusal.
    pub(crate) async fn refusal(&mut self) -> Value {
        self.hear_a("refused").await["error"].clone()
    }

    pub(crate) fn sequence(&self) -> u64 {
        self.table["sequence"].as_u64().expect("a sequence number")
    }

    pub(crate) fn offers(&self) -> Vec<Value> {
        self.table["decision"]["offers"].as_array().cloned().unwrap_or_default()
    }

    pub(crate) fn is_over(&self) -> bool {
        !self.table["outcome"].is_null()
    }

    /// Makes the n-th of the choices on offer, counted round and round, and waits until it has happened.
    pub(crate) async fn choose(&mut self, n: usize) -> Value {
        let offers = self.offers();
        self.choose_offer(&offers[n % offers.len()]).await
    }

    pub(crate) async fn choose_offer(&mut self, offer: &Value) -> Value {
        let sequence = self.sequence();
        let (seat, choice) = (&offer["seat"], &offer["choice"]);
        self.say(&json!({ "say": "choose", "sequence": sequence, "seat": seat, "choice": choice })).await;
        loop {
            let message = self.hear().await;
            assert_ne!(message["say"], "refused", "{message}");
            if self.sequence() > sequence {
                return message;
            }
        }
    }

    /// Asks whether anything is still on its way, and returns what was.
    pub(crate) async fn drain(&mut self) -> Vec<Value> {
        // The table answers in order, so once it has refused this it has said everything before.
        self.say(&json!({ "say": "set_pace", "milliseconds": 4_000_000 })).await;
        let mut heard = Vec::new();
        loop {
            let message = self.hear().await;
            let code = message["error"]["code"].as_str();
            if code == Some("bad-pace") || code == Some("not-seated") {
                return heard;
            }
            heard.push(message);
        }
    }
}
