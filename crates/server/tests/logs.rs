//! What the log may not hold: tokens, seeds, and the addresses of tables.
//!
//! There is one log for all tests of a program. Others may write into it as well, which spoils nothing: what it may not
//! hold are secrets of this test.

use std::io;
use std::sync::{Arc, Mutex};

use serde_json::json;
use tracing_subscriber::filter::LevelFilter;
use tracing_subscriber::fmt::MakeWriter;

use crate::common::{Database, TestServer, me};

#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Log {
    fn text(&self) -> String {
        String::from_utf8_lossy(&self.0.lock().expect("not poisoned")).into_owned()
    }
}

impl io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("not poisoned").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl MakeWriter<'_> for Log {
    type Writer = Self;

    fn make_writer(&self) -> Self {
        self.clone()
    }
}

#[tokio::test]
async fn secrets_stay_out_of_the_log() {
    let log = Log::default();
    // As talkative as an operator would make it to find a problem.
    let subscriber = tracing_subscriber::fmt().with_max_level(LevelFilter::DEBUG).with_writer(log.clone());
    subscriber.init();

    let database = Database::new("logs");
    let server = TestServer::on(&database).await;
    let mut ann = server.guest("Ann").await;
    let id = ann.make_table(&[me(), me()]).await;
    let mut live = ann.live(&id).await;
    live.choose(0).await;
    live.say(&json!({ "say": "take_back", "sequence": 99 })).await;
    live.refusal().await;
    live.hear_a("steps").await;
    let file = ann.get(&format!("/api/tables/{id}/export")).await.expect(200);
    ann.get(&format!("/api/tables/{id}/replay")).await.expect(200);
    ann.get(&format!("/table/{id}")).await;
    ann.get(&format!("/api/nothing/{id}")).await;
    // An internal error is logged with its cause.
    database.fill().await;
    let (sequence, offer) = (live.sequence(), live.offers()[0].clone());
    let (seat, choice) = (&offer["seat"], &offer["choice"]);
    live.say(&json!({ "say": "choose", "sequence": sequence, "seat": seat, "choice": choice })).await;
    let error = live.refusal().await;
    assert_eq!(error["code"], "storage");
    let incident = error["message"].as_str().and_then(|text| text.rsplit(' ').next()).expect("a number");
    assert!(log.text().contains(incident.trim_end_matches(')')), "{error}");
    assert!(log.text().contains("disk full"));
    server.stop().await;

    let text = log.text();
    assert!(text.contains("/api/tables/{id}/replay"), "the route is named: {text}");
    let seed = file["seed"].as_str().expect("a seed");
    for secret in [ann.token.as_deref().expect("a token"), &id, seed] {
        assert!(!text.contains(secret), "{text}");
    }
}
