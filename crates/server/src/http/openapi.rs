//! The description of the REST interface, written from the handlers themselves.

use std::sync::Arc;

use axum::Extension;
use axum::http::header;
use axum::response::IntoResponse;
use utoipa::OpenApi;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{games, guest, health, import, live, replay, tables, texts};
use crate::app::App;

#[derive(OpenApi)]
#[openapi(info(
    title = "Sortie",
    description = "Tables for tactical board games. A guest is known by the cookie `sortie_guest`, or by the same token in \
                   the header `Authorization: Bearer`; `GET /api/guest` gives one. The address of a table is a secret: \
                   whoever knows it may join or watch. Refusals are `ApiError`s in the language of `Accept-Language`; \
                   their codes are stable, and a refused request changes nothing."
))]
struct Sortie;

/// All routes with their description.
pub(super) fn describe() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(Sortie::openapi())
        .merge(guest::routes())
        .merge(games::routes())
        .merge(texts::routes())
        .merge(tables::routes())
        .merge(live::routes())
        .merge(replay::routes())
        .merge(import::routes())
        .merge(health::routes())
        .routes(routes!(openapi))
}

/// The description as JSON, written once.
#[derive(Clone)]
pub(super) struct Description(Arc<str>);

impl Description {
    pub(super) fn new(description: &utoipa::openapi::OpenApi) -> Self {
        Self(description.to_json().expect("plain data becomes JSON").into())
    }
}

/// This description.
#[utoipa::path(get, path = "/api/openapi.json", tag = "server", responses((status = OK, body = Object)))]
async fn openapi(Extension(description): Extension<Description>) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], description.0.to_string())
}
