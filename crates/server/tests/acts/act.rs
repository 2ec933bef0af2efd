//! One campaign from the new game to its ending, played through the public interface like any other client plays.

use std::path::PathBuf;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::time::{Instant, sleep, sleep_until, timeout};
use tokio_tungstenite::tungstenite::Message as Frame;

use super::kind::Kind;
use super::policy::{Policy, Style};
use super::wire::{Decision, Message, Offer, Table};
use crate::common::{Browser, Live, me, temporary};

/// Nobody waits longer for the next decision, on the slowest machine.
const PATIENCE: Duration = Duration::from_secs(90);
/// So many choices without a new round, mission, scene or encounter are a stall.
const WITHOUT_PROGRESS: u64 = 1_500;
/// The server takes thirty messages a second from one connection.
const BETWEEN_CHOICES: Duration = Duration::from_millis(34);

/// An act to be played.
#[derive(Debug, Clone)]
pub(crate) struct Act {
    pub(crate) number: u64,
    pub(crate) members: Vec<String>,
    pub(crate) difficulty: &'static str,
    pub(crate) seating: Seating,
}

/// Who plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Seating {
    /// Greedy bots on all seats; the client watches.
    Bots,
    /// The client on all seats.
    Client(Style),
    /// The client on the first seat, greedy bots on the others. What all decide together is left to the client.
    Among(Style),
}

impl Seating {
    /// Whether the client plays a seat.
    fn is_mine(self, seat: u8) -> bool {
        match self {
            Self::Bots => false,
            Self::Client(_) => true,
            Self::Among(_) => seat == 0,
        }
    }
}

/// An act that came to its end.
#[derive(Debug)]
pub(crate) struct Ended {
    /// The ending, by its number in the campaign.
    pub(crate) ending: usize,
    /// The missions, by their numbers in the content, and whether they were won.
    pub(crate) missions: Vec<(usize, bool)>,
    /// Decisions of everybody.
    pub(crate) decisions: u64,
    /// The longest wait for a decision.
    pub(crate) longest: Duration,
}

/// An act that did not.
#[derive(Debug)]
pub(crate) struct Stall {
    why: String,
    /// For `sortie replay`, if the server gave it away.
    file: Option<PathBuf>,
}

impl std::fmt::Display for Stall {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.why)?;
        match &self.file {
            Some(file) => write!(f, "\n    sortie replay {}", file.display()),
            None => Ok(()),
        }
    }
}

/// Plays an act as this guest.
pub(crate) async fn play(guest: &mut Browser, kind: &'static Kind, act: &Act) -> Result<Ended, Stall> {
    let id = match open_table(guest, kind, act).await {
        Ok(id) => id,
        Err(why) => return Err(Stall { why, file: None }),
    };
    let played = match Client::enter(guest, &id, kind, act).await {
        Ok(client) => client.play().await,
        Err(why) => Err(why),
    };
    match played {
        Ok(ended) => Ok(ended),
        Err(why) => Err(Stall { why, file: export(guest, &id, act).await }),
    }
}

async fn open_table(guest: &mut Browser, kind: &Kind, act: &Act) -> Result<String, String> {
    let mut setup = (kind.setup)(act);
    setup["campaign"] = json!({ "id": kind.campaign, "team": format!("Act {}", act.number) });
    let bot = json!({ "kind": "bot", "bot": "greedy" });
    let seat = |seat| if act.seating.is_mine(seat) { me() } else { bot.clone() };
    let seats: Vec<Value> = (0..act.members.len() as u8).map(seat).collect();
    let new = json!({ "game": kind.game, "setup": setup, "seats": seats, "pace": 0 });
    loop {
        let answer = guest.post("/api/tables", &new).await;
        match answer.status {
            201 => return Ok(answer.json()["id"].as_str().unwrap_or_default().to_owned()),
            // One address makes only so many tables a minute.
            429 => sleep(Duration::from_secs(2)).await,
            _ => return Err(format!("no table: {}", answer.body)),
        }
    }
}

/// Keeps the game as a file. A table of bots is given away only to somebody who sits there, so the client takes a seat.
async fn export(guest: &mut Browser, id: &str, act: &Act) -> Option<PathBuf> {
    if act.seating == Seating::Bots {
        guest.take_seat(id, 0).await;
    }
    let answer = guest.get(&format!("/api/tables/{id}/export")).await;
    let file = temporary().join(format!("sortie-act-{}-{id}.json", act.number));
    (answer.status == 200 && std::fs::write(&file, answer.body).is_ok()).then_some(file)
}

/// The client at one table.
struct Client<'a> {
    guest: &'a Browser,
    id: &'a str,
    kind: &'static Kind,
    act: &'a Act,
    live: Live,
    table: Table,
    policy: Option<Policy>,
    /// When the next choice may be sent.
    may_choose_at: Instant,
    /// Choices sent that a bot at the same table was quicker than; each will be refused, and the table told anew.
    late: u32,
    /// Whether the next whole table only says again what is known.
    is_told_again: bool,
    longest: Duration,
}

impl<'a> Client<'a> {
    async fn enter(
        guest: &'a Browser,
        id: &'a str,
        kind: &'static Kind,
        act: &'a Act,
    ) -> Result<Self, String> {
        let policy = match act.seating {
            Seating::Bots => None,
            Seating::Client(style) | Seating::Among(style) => Some(Policy::new(style, act.number)),
        };
        let mut live = connect(guest, id, None).await?;
        let table = loop {
            let message = hear(&mut live).await?.ok_or("the server hung up at once")?;
            if let Some(table) = message.table {
                break table;
            }
        };
        Ok(Self {
            guest,
            id,
            kind,
            act,
            live,
            table,
            policy,
            may_choose_at: Instant::now(),
            late: 0,
            is_told_again: false,
            longest: Duration::ZERO,
        })
    }

    /// Plays to the end; how it ended, or why it did not.
    async fn play(mut self) -> Result<Ended, String> {
        let (mut landmark, mut reached) = (self.landmark(), self.table.sequence);
        while self.table.outcome.is_none() {
            let decision = self.table.decision.take().ok_or("nothing is asked, and it is not over")?;
            self.check(&decision)?;
            self.go_on(&decision).await.map_err(|why| format!("{why}; asked was {}", decision.prompt))?;
            if landmark != self.landmark() {
                (landmark, reached) = (self.landmark(), self.table.sequence);
            } else if self.table.sequence - reached > WITHOUT_PROGRESS {
                return Err(format!(
                    "no progress for {WITHOUT_PROGRESS} choices; asked was {}",
                    decision.prompt
                ));
            }
        }
        let campaign = &self.table.view["campaign"];
        let how = self.table.outcome.as_ref().map_or("", |outcome| &outcome.key);
        let ending = campaign["ending"].as_u64().ok_or_else(|| format!("over without an ending: {how}"))?;
        let played = campaign["played"].as_array().map_or(&[][..], Vec::as_slice).iter();
        let mission = |played: &Value| played["mission"].as_u64().unwrap_or_default() as usize;
        let missions = played.map(|played| (mission(played), (self.kind.has_won)(played))).collect();
        let ending = ending as usize;
        Ok(Ended { ending, missions, decisions: self.table.sequence, longest: self.longest })
    }

    fn landmark(&self) -> Vec<Value> {
        (self.kind.landmark)(&self.table.view)
    }

    /// Whoever may answer has something to answer with.
    fn check(&self, decision: &Decision) -> Result<(), String> {
        if decision.awaited.is_empty() {
            return Err(format!("nobody may answer {}", decision.prompt));
        }
        if matches!(self.act.seating, Seating::Client(_)) && decision.offers.is_empty() {
            return Err(format!("nothing is offered to answer {}", decision.prompt));
        }
        if self.policy.is_none() && !decision.offers.is_empty() {
            return Err("a spectator is offered something".to_owned());
        }
        Ok(())
    }

    /// Answers if there is something to answer, and waits until the table has moved on.
    async fn go_on(&mut self, decision: &Decision) -> Result<(), String> {
        let sequence = self.table.sequence;
        let mut has_chosen = false;
        if let Some(policy) = &mut self.policy
            && !decision.offers.is_empty()
        {
            has_chosen = true;
            let offer = policy.choose(self.kind, &self.table.view, decision);
            sleep_until(self.may_choose_at).await;
            self.may_choose_at = Instant::now() + BETWEEN_CHOICES;
            self.choose(sequence, &offer).await?;
        }
        let asked = Instant::now();
        while self.table.sequence == sequence && self.table.decision.is_none() {
            let left = PATIENCE.saturating_sub(asked.elapsed());
            let Ok(message) = timeout(left, hear(&mut self.live)).await else {
                return Err(format!("no decision for {} s", PATIENCE.as_secs()));
            };
            match message? {
                Some(message) => self.take_in(message, &mut has_chosen)?,
                // A client that did not keep up is sent away and comes back.
                None => {
                    self.live = connect(self.guest, self.id, Some(sequence)).await?;
                    (self.late, self.is_told_again, has_chosen) = (0, false, false);
                }
            }
        }
        self.late += u32::from(has_chosen);
        self.longest = self.longest.max(asked.elapsed());
        Ok(())
    }

    async fn choose(&mut self, sequence: u64, offer: &Offer) -> Result<(), String> {
        let Offer { seat, choice } = offer;
        let message = json!({ "say": "choose", "sequence": sequence, "seat": seat, "choice": choice });
        let sent = self.live.socket.send(Frame::text(message.to_string())).await;
        sent.map_err(|error| format!("the socket broke: {error}"))
    }

    fn take_in(&mut self, message: Message, has_chosen: &mut bool) -> Result<(), String> {
        if let Some(error) = message.error {
            if error.code != "stale" || self.late == 0 {
                return Err(format!("an offer was refused: {}", error.code));
            }
            self.late -= 1;
            self.is_told_again = true;
        }
        if message.steps.iter().filter_map(|step| step.seat).any(|seat| self.act.seating.is_mine(seat)) {
            *has_chosen = false;
        }
        if let Some(table) = message.table {
            if message.steps.is_empty() && std::mem::take(&mut self.is_told_again) {
                return Ok(());
            }
            if table.sequence < self.table.sequence {
                return Err(format!(
                    "the table went back from {} to {}",
                    self.table.sequence, table.sequence
                ));
            }
            self.table = table;
        }
        Ok(())
    }
}

/// Opens the live socket and says hello.
async fn connect(guest: &Browser, id: &str, since: Option<u64>) -> Result<Live, String> {
    let mut live = guest.connect(id).await.map_err(|error| format!("no socket: {error}"))?;
    live.say(&json!({ "say": "hello", "since": since, "language": "en" })).await;
    Ok(live)
}

/// The next message; none if the server has hung up.
async fn hear(live: &mut Live) -> Result<Option<Message>, String> {
    loop {
        match live.socket.next().await {
            Some(Ok(Frame::Text(text))) => {
                let message: Message = serde_json::from_str(&text)
                    .map_err(|error| format!("a message that cannot be read: {error}"))?;
                return Ok(Some(message));
            }
            Some(Ok(Frame::Close(_)) | Err(_)) | None => return Ok(None),
            Some(Ok(_)) => {}
        }
    }
}
