//! One live connection: reads what a client says, passes it to the table, and sends what the table says.

use std::ops::ControlFlow;

use sortie_content::Language;
use tokio::sync::mpsc::{self, error::SendError};
use tokio::time::{Duration, Instant, interval, sleep_until};
use tokio_tungstenite::tungstenite::Error as SocketError;
use tokio_tungstenite::tungstenite::protocol::Message;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;

use crate::app::App;
use crate::bucket::{Allowance, Bucket};
use crate::error::{Code, Error};
use crate::http::read_json;
use crate::letter::Letter;
use crate::options::Limits;
use crate::protocol::{ClientMessage, ServerMessage};
use crate::room::{Me, Request};
use crate::rooms::Rooms;
use crate::socket::Socket;

/// Serves one client until it leaves, falls silent, or the server ends.
pub(crate) async fn converse(socket: Socket, app: &App, id: String, door: mpsc::Sender<Request>, me: Me) {
    let (limits, now) = (app.limits, Instant::now());
    let (outbox, inbox) = mpsc::channel(limits.outbox.max(1));
    let connection = app.next_connection();
    let bucket = |n: u32, burst: u32| Bucket::new(Allowance::per_second(n, burst), now);
    let mut conversation = Conversation {
        socket,
        rooms: app.rooms.clone(),
        id,
        door,
        me,
        connection,
        outbox: Some(outbox),
        language: Language::default(),
        bucket: bucket(limits.messages, 2 * limits.messages),
        hellos: bucket(limits.hellos, 5 * limits.hellos),
        talk: bucket(limits.talk, 5 * limits.talk),
        foresight: bucket(limits.foresights, 2 * limits.foresights),
        limits,
    };
    conversation.run(inbox, app.closing(), now + limits.hello_time).await;
    let _ = conversation.door.send(Request::Gone { connection }).await;
}

struct Conversation {
    socket: Socket,
    rooms: Rooms,
    id: String,
    door: mpsc::Sender<Request>,
    me: Me,
    connection: u64,
    /// Given to the table with the first hello. When the table drops it, this client did not keep up.
    outbox: Option<mpsc::Sender<Letter>>,
    language: Language,
    bucket: Bucket,
    hellos: Bucket,
    talk: Bucket,
    foresight: Bucket,
    limits: Limits,
}

impl Conversation {
    async fn run(
        &mut self,
        mut inbox: mpsc::Receiver<Letter>,
        mut closing: tokio::sync::watch::Receiver<bool>,
        hello_until: Instant,
    ) {
        let mut heard_at = Instant::now();
        let mut ping = interval(self.limits.ping_time);
        loop {
            let flow = tokio::select! {
                message = inbox.recv() => match message {
                    Some(letter) => self.send(&letter).await,
                    None => {
                        self.rooms.metrics().let_go();
                        self.close(CloseCode::Again, "connect again").await
                    }
                },
                message = self.socket.recv() => {
                    heard_at = Instant::now();
                    match message {
                        Some(Ok(message)) => self.hear(message).await,
                        // What cannot be read any more may still be answered: a message was far too large, perhaps.
                        Some(Err(_)) => self.close(CloseCode::Size, "unreadable").await,
                        None => ControlFlow::Break(()),
                    }
                }
                () = sleep_until(hello_until), if self.outbox.is_some() => {
                    let _ = self.refuse(&Code::HelloFirst.into()).await;
                    self.close(CloseCode::Policy, "no hello").await
                }
                _ = ping.tick() => {
                    if heard_at.elapsed() > self.limits.silence_time {
                        ControlFlow::Break(())
                    } else {
                        in_time(self.limits.send_time, self.socket.ping()).await
                    }
                }
                () = async { let _ = closing.wait_for(|closing| *closing).await; } => {
                    self.close(CloseCode::Restart, "the server ends").await
                }
            };
            if flow.is_break() {
                return;
            }
        }
    }

    async fn hear(&mut self, message: Message) -> ControlFlow<()> {
        let text = match message {
            Message::Close(_) => return ControlFlow::Break(()),
            Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => return ControlFlow::Continue(()),
            Message::Text(text) => Some(text),
            Message::Binary(_) => None,
        };
        match self.understand(text.as_deref()) {
            Ok(request) => match self.pass_on(request).await {
                Ok(()) => ControlFlow::Continue(()),
                // The table left memory; the client connects again and finds it there.
                Err(_) => self.close(CloseCode::Again, "connect again").await,
            },
            Err(error) => self.refuse(&error).await,
        }
    }

    async fn pass_on(&mut self, request: Request) -> Result<(), SendError<Request>> {
        let Err(SendError(request)) = self.door.send(request).await else { return Ok(()) };
        // The table may leave memory between the knock at the door and the first hello; then it is read once more.
        if let Request::Hello { outbox: Some(_), .. } = &request
            && let Ok(door) = self.rooms.open(&self.id).await
        {
            self.door = door;
            return self.door.send(request).await;
        }
        Err(SendError(request))
    }

    /// What a message asks of the table.
    fn understand(&mut self, text: Option<&str>) -> Result<Request, Error> {
        if !self.bucket.take(Instant::now()) {
            return Err(Code::TooFast.into());
        }
        let text = text.ok_or(Code::TextOnly)?;
        let limit = self.limits.message_bytes;
        if text.len() > limit {
            return Err(Error::new(Code::TooLarge).with("limit", limit));
        }
        let connection = self.connection;
        match read_json(text.as_bytes())? {
            ClientMessage::Hello { .. } if !self.hellos.take(Instant::now()) => Err(Code::TooFast.into()),
            ClientMessage::Hello { since, language } => {
                self.language = Language::negotiate(&language);
                let (me, language) = (self.me, self.language);
                Ok(Request::Hello { connection, me, language, since, outbox: self.outbox.take() })
            }
            _ if self.outbox.is_some() => Err(Code::HelloFirst.into()),
            ClientMessage::Foresee { .. } if !self.foresight.take(Instant::now()) => {
                Err(Code::TooFast.into())
            }
            ClientMessage::Speak { .. } | ClientMessage::Point { .. } if !self.talk.take(Instant::now()) => {
                Err(Code::TooFast.into())
            }
            message => Ok(Request::Say { connection, message }),
        }
    }

    async fn refuse(&mut self, error: &Error) -> ControlFlow<()> {
        self.rooms.metrics().refused(error);
        let error = error.tell(self.language);
        self.send(&Letter::plain(&ServerMessage::Refused { error })).await
    }

    async fn send(&mut self, letter: &Letter) -> ControlFlow<()> {
        in_time(self.limits.send_time, self.socket.post(letter)).await
    }

    async fn close(&mut self, code: CloseCode, reason: &'static str) -> ControlFlow<()> {
        let _ = in_time(self.limits.send_time, self.socket.close(code, reason)).await;
        ControlFlow::Break(())
    }
}

/// Whoever takes too long to read is let go.
async fn in_time(
    send_time: Duration,
    sending: impl Future<Output = Result<(), SocketError>>,
) -> ControlFlow<()> {
    match tokio::time::timeout(send_time, sending).await {
        Ok(Ok(())) => ControlFlow::Continue(()),
        _ => ControlFlow::Break(()),
    }
}
