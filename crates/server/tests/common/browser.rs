//! A browser that is a program: requests spelled out, and a cookie.

use std::net::SocketAddr;

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Error as SocketError;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use super::{Answer, Live, PATIENCE, new_table};

/// Somebody's browser: it keeps its cookie.
#[derive(Debug, Clone)]
pub(crate) struct Browser {
    pub(crate) address: SocketAddr,
    pub(crate) token: Option<String>,
    pub(crate) language: String,
}

impl Browser {
    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        self.request("GET", path, &[], b"").await
    }

    pub(crate) async fn post(&mut self, path: &str, body: &Value) -> Answer {
        let json = [("content-type", "application/json")];
        self.request("POST", path, &json, body.to_string().as_bytes()).await
    }

    pub(crate) async fn put(&mut self, path: &str, body: &Value) -> Answer {
        let json = [("content-type", "application/json")];
        self.request("PUT", path, &json, body.to_string().as_bytes()).await
    }

    /// One request on a connection of its own, spelled out: what the tests send is what the server gets.
    pub(crate) async fn request(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &[u8],
    ) -> Answer {
        let answer = self.try_request(method, path, headers, body).await;
        answer.expect("the server answers")
    }

    /// As [`Self::request`]; none if the connection broke.
    pub(crate) async fn try_request(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &[u8],
    ) -> Option<Answer> {
        let length = body.len().to_string();
        let headers = [headers, &[("content-length", length.as_str())]].concat();
        self.request_without_length(method, path, &headers, body).await
    }

    /// One request with these headers and no other that says how long it is.
    pub(crate) async fn request_without_length(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &[u8],
    ) -> Option<Answer> {
        let (host, language) = (self.address, &self.language);
        let mut head = format!("{method} {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n");
        head += &format!("accept-language: {language}\r\n");
        if let Some(token) = &self.token {
            head += &format!("cookie: other=1; sortie_guest={token}\r\n");
        }
        for (name, value) in headers {
            head += &format!("{name}: {value}\r\n");
        }
        head += "\r\n";
        let exchange = async {
            let mut stream = TcpStream::connect(self.address).await.ok()?;
            stream.write_all(head.as_bytes()).await.ok()?;
            // A server that refuses a body does not read it to its end; its answer counts all the same.
            let _ = stream.write_all(body).await;
            let mut bytes = Vec::new();
            let _ = stream.read_to_end(&mut bytes).await;
            (!bytes.is_empty()).then_some(bytes)
        };
        let bytes = timeout(PATIENCE, exchange).await.expect("in time")?;
        let answer = Answer::parse(&bytes)?;
        if let Some(cookie) = answer.header("set-cookie") {
            let value = cookie.strip_prefix("sortie_guest=").expect("our cookie");
            self.token = Some(value.split(';').next().unwrap_or_default().to_owned());
        }
        Some(answer)
    }

    /// Signs out, and shows the token again afterwards.
    pub(crate) async fn token_out(&mut self) {
        let token = self.token.clone();
        assert_eq!(self.request("POST", "/api/guest/sign-out", &[], b"").await.status, 204);
        self.token = token;
    }

    /// Makes a table for `arena` and returns its name.
    pub(crate) async fn make_table(&mut self, seats: &[Value]) -> String {
        let new = new_table(seats);
        let table = self.post("/api/tables", &new).await.expect(201);
        table["id"].as_str().expect("an id").to_owned()
    }

    pub(crate) async fn take_seat(&mut self, id: &str, seat: u8) -> Answer {
        self.post(&format!("/api/tables/{id}/seats/{seat}"), &json!({ "kind": "take" })).await
    }

    /// Opens the live socket and says nothing yet.
    pub(crate) async fn connect(&self, id: &str) -> Result<Live, SocketError> {
        self.connect_from(id, None).await
    }

    /// As a page of this origin would.
    pub(crate) async fn connect_from(&self, id: &str, origin: Option<&str>) -> Result<Live, SocketError> {
        let mut request = format!("ws://{}/api/tables/{id}/live", self.address).into_client_request()?;
        if let Some(token) = &self.token {
            let cookie = format!("sortie_guest={token}").parse().expect("a header");
            request.headers_mut().insert("cookie", cookie);
        }
        if let Some(origin) = origin {
            request.headers_mut().insert("origin", origin.parse().expect("a header"));
        }
        let stream = TcpStream::connect(self.address).await.map_err(SocketError::Io)?;
        let (socket, _) = tokio_tungstenite::client_async(request, stream).await?;
        Ok(Live { socket, table: Value::Null, heard: Vec::new() })
    }

    /// Opens the live socket and says hello.
    pub(crate) async fn live(&self, id: &str) -> Live {
        let mut live = self.connect(id).await.expect("a socket");
        live.hello(None).await;
        live
    }
}
