//! The description of the REST interface, written from the handlers themselves, and from the games for what is theirs.

mod games;

use std::sync::{Arc, OnceLock};

use axum::Extension;
use axum::http::header;
use axum::response::IntoResponse;
use sortie_games::Registry;
use utoipa::OpenApi;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{guest, health, import, live, people, replay, tables, texts};
use crate::app::App;

#[derive(OpenApi)]
#[openapi(info(
    title = "Sortie",
    description = "Tables for tactical board games. A guest is known by the cookie `sortie_guest`, or by the same token in \
                   the header `Authorization: Bearer`; `GET /api/guest` gives one. The address of a table is a secret: \
                   whoever knows it may join or watch. Refusals are `ApiError`s in the language of `Accept-Language`; \
                   their codes are stable, and a refused request changes nothing. 400 is what is not as described here, 409 \
                   what is and contradicts itself, the rules, or what has happened meanwhile."
))]
struct Sortie;

/// All routes with their description.
pub(super) fn describe() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(Sortie::openapi())
        .merge(guest::routes())
        .merge(super::games::routes())
        .merge(texts::routes())
        .merge(tables::routes())
        .merge(live::routes())
        .merge(people::routes())
        .merge(replay::routes())
        .merge(import::routes())
        .merge(health::routes())
        .routes(routes!(openapi))
}

/// The description as JSON, written when somebody first asks for it: the games must have read their content for it.
#[derive(Clone)]
pub(super) struct Description(Arc<Draft>);

struct Draft {
    routes: utoipa::openapi::OpenApi,
    games: Registry,
    text: OnceLock<String>,
}

impl Description {
    pub(super) fn new(routes: utoipa::openapi::OpenApi, games: Registry) -> Self {
        Self(Arc::new(Draft { routes, games, text: OnceLock::new() }))
    }

    fn text(&self) -> &str {
        self.0.text.get_or_init(|| {
            let mut description = serde_json::to_value(&self.0.routes).expect("plain data becomes JSON");
            games::complete(&mut description, &self.0.games);
            description.to_string()
        })
    }
}

/// This description.
#[utoipa::path(get, path = "/api/openapi.json", tag = "server", responses((status = OK, body = Object)))]
async fn openapi(Extension(description): Extension<Description>) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], description.text().to_owned())
}
