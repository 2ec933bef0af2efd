//! The games on offer: what they are played with, and their rules.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;
use serde::Deserialize;
use sortie_content::Language;
use sortie_games::{GameInfo, NoSheet};
use utoipa::IntoParams;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::language;
use super::path::At;
use super::stock::{ASK_AGAIN, FOR_GOOD, Item};
use crate::app::App;
use crate::error::{Code, Error};
use crate::protocol::ApiError;

const JSON: &str = "application/json";

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list))
        .routes(routes!(content))
        .routes(routes!(rules))
        .routes(routes!(sheet))
}

/// All games.
#[utoipa::path(
    get, path = "/api/games", tag = "games",
    responses((status = OK, description = "A list of `GameInfo`: `{id, min_seats, max_seats, bots}`", body = Vec<Object>)),
)]
async fn list(State(app): State<App>) -> Json<Vec<GameInfo>> {
    Json(app.games.infos())
}

/// The content of a game: cards, maps, boards.
#[utoipa::path(
    get, path = "/api/games/{game}/content", tag = "games", params(("game" = String, Path), HashQuery),
    responses(
        (status = OK, description = "As the game writes it", body = Object),
        (status = NOT_MODIFIED), (status = "default", body = ApiError)
    ),
)]
async fn content(
    State(app): State<App>,
    At(game): At<String>,
    query: Result<Query<HashQuery>, QueryRejection>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let Query(query) = query.map_err(|error| Error::malformed("query", error.body_text()))?;
    let content = content_of(&app, &game).await?;
    let is_meant = query.hash.as_deref() == Some(content.hash());
    Ok(content.answer(&headers, if is_meant { FOR_GOOD } else { ASK_AGAIN }))
}

#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct HashQuery {
    /// The hash that the page names in its head: what is found so never changes, and browsers keep it for good. With another
    /// one, or none, the content of this server is found all the same.
    #[serde(default)]
    #[param(required = false)]
    hash: Option<String>,
}

/// The name of a game's content in the stock.
pub(super) fn content_name(game: &str) -> String {
    format!("content/{game}")
}

async fn content_of(app: &App, game: &str) -> Result<Arc<Item>, Error> {
    let known = app.games.get(game).ok_or_else(|| no_such_game(game))?.clone();
    let make = move || Ok(Item::new(JSON, known.content_json().to_string()));
    app.stock.of(content_name(game), make).await
}

/// Reads the content of all games before somebody asks for it.
pub(crate) async fn warm_up(app: App) {
    for info in app.games.infos() {
        if let Err(error) = content_of(&app, info.id).await {
            tracing::warn!(code = error.code(), game = info.id, "content was not read beforehand");
        }
    }
}

#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct LanguageQuery {
    /// `en`, `de` or `it`; otherwise the language of `Accept-Language`.
    language: Option<String>,
}

/// The rules reference of a game.
#[utoipa::path(
    get, path = "/api/games/{game}/rules", tag = "games", params(("game" = String, Path), LanguageQuery),
    responses(
        (status = OK, description = "A `Rulebook`: `{title, introduction, sections}`", body = Object),
        (status = NOT_MODIFIED), (status = "default", body = ApiError)
    ),
)]
async fn rules(
    State(app): State<App>,
    At(game): At<String>,
    query: LanguageWish,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let wanted = wanted_language(query, &headers)?;
    let name = format!("rules/{game}/{}", wanted.code());
    let make = move || {
        let rulebook = sortie_content::rulebook(&game, wanted).ok_or_else(|| no_such_game(&game))?;
        Ok(Item::new(JSON, serde_json::to_string(&rulebook).map_err(Error::internal)?))
    };
    Ok(spoken(app.stock.of(name, make).await?.answer(&headers, ASK_AGAIN), wanted))
}

/// The page to print of a mission, for people with a real box.
#[utoipa::path(
    get, path = "/api/games/{game}/sheets/{mission}", tag = "games",
    params(("game" = String, Path), ("mission" = String, Path), LanguageQuery),
    responses(
        (status = OK, description = "A page that needs nothing else", body = String, content_type = "text/html"),
        (status = NOT_MODIFIED), (status = "default", body = ApiError)
    ),
)]
async fn sheet(
    State(app): State<App>,
    At((game, mission)): At<(String, String)>,
    query: LanguageWish,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let wanted = wanted_language(query, &headers)?;
    let name = format!("sheets/{game}/{mission}/{}", wanted.code());
    let games = app.games.clone();
    let make = move || {
        let page = games.sheet(&game, &mission, wanted).map_err(|missing| match missing {
            NoSheet::Game => no_such_game(&game),
            NoSheet::Mission => Error::new(Code::NoSuchSheet).field("mission").with("mission", &mission),
        })?;
        Ok(Item::new("text/html; charset=utf-8", page))
    };
    Ok(spoken(app.stock.of(name, make).await?.answer(&headers, ASK_AGAIN), wanted))
}

type LanguageWish = Result<Query<LanguageQuery>, QueryRejection>;

/// The language somebody asked for by name, otherwise the one their browser speaks.
fn wanted_language(wish: LanguageWish, headers: &HeaderMap) -> Result<Language, Error> {
    let Query(query) = wish.map_err(|error| Error::malformed("query", error.body_text()))?;
    let Some(code) = query.language else { return Ok(language(headers)) };
    let unknown = || Error::new(Code::NoSuchLanguage).field("language").with("language", &code);
    Language::from_code(&code).ok_or_else(unknown)
}

/// An answer in a language.
fn spoken(mut response: Response, language: Language) -> Response {
    response.headers_mut().append(header::VARY, HeaderValue::from_static("accept-language"));
    response.headers_mut().insert(header::CONTENT_LANGUAGE, HeaderValue::from_static(language.code()));
    response
}

fn no_such_game(game: &str) -> Error {
    Error::new(Code::NoSuchGame).field("game").with("game", game)
}
