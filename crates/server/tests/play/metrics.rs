//! What the operator's port tells, and what the public one does not.

use sortie_server::Options;

use crate::common::{Browser, TestServer, me};

/// The value of a series.
fn value(text: &str, series: &str) -> f64 {
    let line = text.lines().find_map(|line| line.strip_prefix(series)?.strip_prefix(' '));
    line.unwrap_or_else(|| panic!("no {series} in\n{text}")).parse().expect("a number")
}

#[tokio::test]
async fn the_operator_s_port_tells_how_much_there_is_and_what_was_refused() {
    let metrics = Some(([127, 0, 0, 1], 0).into());
    let server = TestServer::with(Options { metrics, ..Options::for_tests() }).await;
    let mut prometheus = Browser { address: server.metrics.expect("it listens"), ..server.browser() };
    let mut ann = server.guest("Ann").await;
    let id = ann.make_table(&[me(), me()]).await;
    let mut table = ann.live(&id).await;
    table.choose(0).await;
    table.say(&serde_json::json!({ "say": "take_back", "sequence": 1 })).await;
    table.hear_a("table").await;
    table.say(&serde_json::json!({ "say": "take_back", "sequence": 7 })).await;
    assert_eq!(table.refusal().await["code"], "stale");
    assert_eq!(ann.get("/api/tables/nowhere").await.status, 404);

    let answer = prometheus.get("/metrics").await;
    assert_eq!(answer.status, 200);
    assert!(
        answer.header("content-type").is_some_and(|kind| kind.starts_with("application/openmetrics-text"))
    );
    let text = answer.body;
    for (series, expected) in [
        ("sortie_tables", 1.0),
        ("sortie_sockets", 1.0),
        ("sortie_choices_total{game=\"arena\",kind=\"choice\"}", 1.0),
        ("sortie_choices_total{game=\"arena\",kind=\"undo\"}", 1.0),
        ("sortie_choice_seconds_count", 2.0),
        ("sortie_refusals_total{code=\"stale\"}", 1.0),
        ("sortie_refusals_total{code=\"no-such-table\"}", 1.0),
        ("sortie_store_errors_total", 0.0),
        ("sortie_sockets_let_go_total", 0.0),
        ("sortie_request_seconds_count{method=\"GET\",route=\"/api/tables/{id}\",status=\"404\"}", 1.0),
    ] {
        assert!((value(&text, series) - expected).abs() < 0.5, "{series}\n{text}");
    }
    assert!(!text.contains(&id), "whoever knows a table's name may join it");
    assert!(!ann.get("/metrics").await.body.contains("sortie_tables"), "the public port says nothing of it");
    assert_eq!(prometheus.get("/api/guest").await.status, 404, "and this one nothing else");
    drop(table);
    server.stop().await;
}
