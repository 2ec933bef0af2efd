//! What Prometheus is told: how much there is, how long it takes, what was refused.
//!
//! It is told on an address of its own (`Options::metrics`), never on the public port: a proxy passes everything on to
//! that one, and a path that must be forbidden there is one that is forgotten there. Nothing names a table or a person.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{MatchedPath, Request, State};
use axum::http::{Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;
use tokio::time::Instant;

use crate::app::App;
use crate::error::{Code, Error};

const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// What is counted. Cloning it shares the counts.
#[derive(Debug, Clone, Default)]
pub(crate) struct Metrics(Arc<Counts>);

#[derive(Debug)]
struct Counts {
    choices: Family<Act, Counter>,
    choice_seconds: Histogram,
    request_seconds: Family<Asked, Histogram, fn() -> Histogram>,
    refusals: Family<Refused, Counter>,
    store_errors: Counter,
    let_go: Counter,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Act {
    game: &'static str,
    kind: &'static str,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Asked {
    method: &'static str,
    route: String,
    status: u16,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Refused {
    code: &'static str,
}

impl Default for Counts {
    fn default() -> Self {
        Self {
            choices: Family::default(),
            choice_seconds: seconds(),
            request_seconds: Family::new_with_constructor(seconds),
            refusals: Family::default(),
            store_errors: Counter::default(),
            let_go: Counter::default(),
        }
    }
}

/// From half a millisecond to sixteen seconds.
fn seconds() -> Histogram {
    Histogram::new(exponential_buckets(0.0005, 2.0, 16))
}

impl Metrics {
    /// Something was chosen or taken back, which took so long until it was on the disk and everybody was told.
    pub(crate) fn happened(&self, game: &'static str, is_undo: bool, took: Duration) {
        let kind = if is_undo { "undo" } else { "choice" };
        self.0.choices.get_or_create(&Act { game, kind }).inc();
        self.0.choice_seconds.observe(took.as_secs_f64());
    }

    /// Somebody was told no.
    pub(crate) fn refused(&self, error: &Error) {
        self.0.refusals.get_or_create(&Refused { code: error.code() }).inc();
        if error.is(Code::Storage) || error.is(Code::StorageLost) {
            self.store_failed();
        }
    }

    /// The database failed, whoever asked.
    pub(crate) fn store_failed(&self) {
        self.0.store_errors.inc();
    }

    /// Somebody did not keep up with their table and was let go.
    pub(crate) fn let_go(&self) {
        self.0.let_go.inc();
    }

    fn answered(&self, asked: &Asked, took: Duration) {
        self.0.request_seconds.get_or_create(asked).observe(took.as_secs_f64());
    }

    /// Everything, with what there is at this moment, as Prometheus reads it.
    fn tell(&self, app: &App) -> Result<String, Error> {
        let counts = &*self.0;
        let gauge = |n: usize| {
            let gauge: Gauge = Gauge::default();
            gauge.set(i64::try_from(n).unwrap_or(i64::MAX));
            gauge
        };
        let mut told = Registry::with_prefix("sortie");
        told.register("tables", "Tables in memory", gauge(app.tables_in_memory()));
        told.register("sockets", "Live sockets", gauge(app.sockets_open()));
        told.register("choices", "Choices and undos that happened, by game", counts.choices.clone());
        let help = "From a choice to the disk and to everybody's outbox";
        told.register("choice_seconds", help, counts.choice_seconds.clone());
        let help = "From a request to the head of its answer, by route";
        told.register("request_seconds", help, counts.request_seconds.clone());
        let help = "Refusals over HTTP and live sockets, by code";
        told.register("refusals", help, counts.refusals.clone());
        let help = "Reads and writes that the database failed to do";
        told.register("store_errors", help, counts.store_errors.clone());
        let help = "Live sockets closed because whoever listened did not keep up";
        told.register("sockets_let_go", help, counts.let_go.clone());
        let mut text = String::new();
        encode(&mut text, &told).map_err(Error::internal)?;
        Ok(text)
    }
}

/// All there is on the operator's port.
pub(crate) fn router(app: App) -> Router {
    let speak = axum::middleware::from_fn_with_state(app.clone(), crate::http::speak);
    Router::new().route("/metrics", get(tell)).layer(speak).with_state(app)
}

async fn tell(State(app): State<App>) -> Result<impl IntoResponse, Error> {
    Ok(([(header::CONTENT_TYPE, OPEN_METRICS)], app.metrics.tell(&app)?))
}

/// Notes how long each request took. The pattern of the route stands for all its addresses.
pub(crate) async fn measure(State(app): State<App>, request: Request, next: Next) -> Response {
    let begin = Instant::now();
    let route = request.extensions().get::<MatchedPath>().map_or("static", MatchedPath::as_str).to_owned();
    let method = known(request.method());
    let response = next.run(request).await;
    let asked = Asked { method, route, status: response.status().as_u16() };
    app.metrics.answered(&asked, begin.elapsed());
    response
}

/// Anybody may make up a method; all those count as one.
fn known(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::DELETE => "DELETE",
        _ => "other",
    }
}
