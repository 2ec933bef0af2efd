//! A live socket that takes little memory however long its messages are.
//!
//! What people at a table are told lies in parts that they share ([`Letter`]). A socket sends one piece by piece, as frames of
//! one message, so that it never holds more than a piece of its own; and its buffers are as small as what clients say.

use std::sync::Arc;

use axum::http::{HeaderMap, HeaderValue, Method, Version, header, request::Parts};
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::frame::{CloseFrame, Frame, Utf8Bytes, coding::CloseCode};
use tokio_tungstenite::tungstenite::protocol::{Message, Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Bytes, Error};

use crate::letter::Letter;

/// How much of a message is sent at once.
const PIECE: usize = 8 * 1024;

/// How much is read at once. Most of what clients say is far shorter.
const READ_BUFFER: usize = 1024;

/// Somebody asks for a live socket in good form.
pub(crate) struct Upgrade {
    on_upgrade: OnUpgrade,
    /// The answer that proves that we understood.
    pub(crate) accept: HeaderValue,
}

impl Upgrade {
    /// None if the request is not for a WebSocket.
    pub(crate) fn wanted_by(parts: &mut Parts) -> Option<Self> {
        let headers = &parts.headers;
        let is_meant = parts.method == Method::GET
            && parts.version == Version::HTTP_11
            && has_word(headers, &header::CONNECTION, "upgrade")
            && has_word(headers, &header::UPGRADE, "websocket")
            && headers.get(header::SEC_WEBSOCKET_VERSION).is_some_and(|version| version == "13");
        let key = headers.get(header::SEC_WEBSOCKET_KEY).filter(|_| is_meant)?;
        let accept = HeaderValue::from_str(&derive_accept_key(key.as_bytes())).ok()?;
        Some(Self { on_upgrade: parts.extensions.remove()?, accept })
    }

    /// The socket, once the answer is sent; none if the connection broke before. Messages may be so long.
    pub(crate) async fn socket(self, longest: usize) -> Option<Socket> {
        let upgraded = self.on_upgrade.await.ok()?;
        let config = WebSocketConfig::default()
            .read_buffer_size(READ_BUFFER)
            .write_buffer_size(0)
            .max_message_size(Some(longest))
            .max_frame_size(Some(longest));
        let stream = TokioIo::new(upgraded);
        Some(Socket(Box::new(WebSocketStream::from_raw_socket(stream, Role::Server, Some(config)).await)))
    }
}

/// Whether a header holds a word among others, in whatever case.
fn has_word(headers: &HeaderMap, name: &header::HeaderName, word: &str) -> bool {
    let values = headers.get_all(name).iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).any(|found| found.trim().eq_ignore_ascii_case(word))
}

/// A live socket.
pub(crate) struct Socket(Box<WebSocketStream<TokioIo<Upgraded>>>);

impl Socket {
    /// What the client says next; none if it is gone.
    pub(crate) async fn recv(&mut self) -> Option<Result<Message, Error>> {
        self.0.next().await
    }

    /// Sends one message, in as many frames as it takes.
    pub(crate) async fn post(&mut self, letter: &Letter) -> Result<(), Error> {
        let mut pieces = letter.parts().flat_map(pieces).peekable();
        let mut kind = Data::Text;
        while let Some(piece) = pieces.next() {
            let is_last = pieces.peek().is_none();
            self.0.send(Message::Frame(Frame::message(piece, OpCode::Data(kind), is_last))).await?;
            kind = Data::Continue;
        }
        Ok(())
    }

    /// Asks whether the client is still there.
    pub(crate) async fn ping(&mut self) -> Result<(), Error> {
        self.0.send(Message::Ping(Bytes::new())).await
    }

    /// Says goodbye, and why.
    pub(crate) async fn close(&mut self, code: CloseCode, reason: &'static str) -> Result<(), Error> {
        let reason = Utf8Bytes::from_static(reason);
        self.0.send(Message::Close(Some(CloseFrame { code, reason }))).await
    }
}

/// A part that nobody copies before it is written.
struct Shared(Arc<str>);

impl AsRef<[u8]> for Shared {
    fn as_ref(&self) -> &[u8] {
        self.0.as_bytes()
    }
}

/// Frames need not end between letters.
fn pieces(part: Arc<str>) -> impl Iterator<Item = Bytes> {
    let whole = Bytes::from_owner(Shared(part));
    (0..whole.len()).step_by(PIECE).map(move |start| whole.slice(start..whole.len().min(start + PIECE)))
}
