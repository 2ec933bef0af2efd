//! REST: one module for each resource, and what all answers have in common.

mod body;
mod games;
mod guest;
mod headers;
mod health;
mod import;
mod limits;
mod live;
mod openapi;
mod pass_on;
mod path;
mod people;
mod replay;
mod static_files;
mod stock;
mod tables;
mod telling;
mod texts;

use std::any::Any;
use std::sync::Arc;

use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::{Json, Router};
use sortie_content::Language;
use tower::ServiceBuilder;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::trace::{DefaultOnResponse, TraceLayer};

use crate::app::App;
use crate::error::{Code, Error};
use crate::metrics;

pub(crate) use body::read_json;
pub(crate) use games::warm_up;
pub(crate) use guest::Caller;
pub(crate) use stock::Stock;
pub(crate) use texts::ServedTexts;

/// All addresses the server answers to.
pub fn router(app: App) -> Router {
    let (api, description) = openapi::describe().split_for_parts();
    let layers = ServiceBuilder::new()
        .layer(TraceLayer::new_for_http().make_span_with(span).on_response(DefaultOnResponse::new()))
        .layer(middleware::from_fn_with_state(app.clone(), metrics::measure))
        .layer(middleware::from_fn(headers::protect))
        .layer(CompressionLayer::new())
        .layer(middleware::from_fn_with_state(app.clone(), speak))
        .layer(middleware::from_fn_with_state(app.clone(), limits::not_too_many))
        .layer(middleware::from_fn_with_state(app.clone(), limits::not_too_long))
        .layer(CatchPanicLayer::custom(panicked))
        .layer(middleware::from_fn_with_state(app.clone(), pass_on::to_its_server));
    api.layer(axum::Extension(openapi::Description::new(description, app.games.clone())))
        .fallback(static_files::serve)
        .method_not_allowed_fallback(|| async { Error::new(Code::MethodNotAllowed) })
        .layer(layers)
        .with_state(app)
}

/// Writes the body of refusals in the reader's language.
pub(crate) async fn speak(State(app): State<App>, request: Request, next: Next) -> Response {
    let language = language(request.headers());
    let mut response = next.run(request).await;
    let Some(error) = response.extensions_mut().remove::<Arc<Error>>() else { return response };
    app.metrics.refused(&error);
    let before = response;
    let mut response = (before.status(), Json(error.tell(language))).into_response();
    let headers = response.headers_mut();
    // What may be done here instead.
    if let Some(allowed) = before.headers().get(header::ALLOW) {
        headers.insert(header::ALLOW, allowed.clone());
    }
    headers.insert(header::CONTENT_LANGUAGE, HeaderValue::from_static(language.code()));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    if error.status().as_u16() == 429 || error.status().as_u16() == 503 {
        headers.insert(header::RETRY_AFTER, HeaderValue::from_static("2"));
    }
    response
}

/// The reader's language.
fn language(headers: &HeaderMap) -> Language {
    let accept = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    Language::negotiate(accept.unwrap_or_default())
}

/// What the log says of a request: the pattern of the route, never the address itself, because whoever knows a table's
/// address may join it.
fn span(request: &Request) -> tracing::Span {
    let route = request.extensions().get::<MatchedPath>().map_or("static", MatchedPath::as_str);
    tracing::info_span!("request", method = %request.method(), route)
}

#[expect(clippy::needless_pass_by_value, reason = "the layer asks for it")]
fn panicked(cause: Box<dyn Any + Send>) -> Response {
    let words = cause.downcast_ref::<&str>().map(|words| (*words).to_owned());
    let words = words.or_else(|| cause.downcast_ref::<String>().cloned());
    Error::internal(format!("a handler panicked: {}", words.unwrap_or_default())).into_response()
}
