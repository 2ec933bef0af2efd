//! The games on offer: what they are played with, and their rules.

use axum::Json;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use sortie_content::Language;
use sortie_games::{GameInfo, NoSheet};
use utoipa::IntoParams;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::language;
use super::path::At;
use crate::app::App;
use crate::error::{Code, Error};
use crate::protocol::ApiError;

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
    get, path = "/api/games/{game}/content", tag = "games", params(("game" = String, Path)),
    responses(
        (status = OK, description = "As the game writes it", body = Object),
        (status = NOT_MODIFIED), (status = "default", body = ApiError)
    ),
)]
async fn content(
    State(app): State<App>,
    At(game): At<String>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let known = app.games.get(&game).ok_or_else(|| no_such_game(&game))?;
    Ok(cached(&headers, "application/json", known.content_json().to_string()))
}

#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
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
async fn rules(At(game): At<String>, query: LanguageWish, headers: HeaderMap) -> Result<Response, Error> {
    let wanted = wanted_language(query, &headers)?;
    let rulebook = sortie_content::rulebook(&game, wanted).ok_or_else(|| no_such_game(&game))?;
    let body = serde_json::to_string(&rulebook).map_err(Error::internal)?;
    Ok(spoken(cached(&headers, "application/json", body), wanted))
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
    let page = app.games.sheet(&game, &mission, wanted).map_err(|missing| match missing {
        NoSheet::Game => no_such_game(&game),
        NoSheet::Mission => Error::new(Code::NoSuchSheet).field("mission").with("mission", &mission),
    })?;
    Ok(spoken(cached(&headers, "text/html; charset=utf-8", page), wanted))
}

type LanguageWish = Result<Query<LanguageQuery>, axum::extract::rejection::QueryRejection>;

/// The language somebody asked for by name, otherwise the one their browser speaks.
fn wanted_language(wish: LanguageWish, headers: &HeaderMap) -> Result<Language, Error> {
    let Query(query) = wish.map_err(|error| Error::malformed("query", error.body_text()))?;
    let Some(code) = query.language else { return Ok(language(headers)) };
    let unknown = || Error::new(Code::NoSuchLanguage).field("language").with("language", &code);
    Language::from_code(&code).ok_or_else(unknown)
}

/// An answer in a language.
fn spoken(mut response: Response, language: Language) -> Response {
    response.headers_mut().insert(header::VARY, HeaderValue::from_static("accept-language"));
    response.headers_mut().insert(header::CONTENT_LANGUAGE, HeaderValue::from_static(language.code()));
    response
}

fn no_such_game(game: &str) -> Error {
    Error::new(Code::NoSuchGame).field("game").with("game", game)
}

/// An answer that changes only with the program. Browsers ask again each time, and are told in a line that it is the
/// same: a new program is never shown with old content.
fn cached(headers: &HeaderMap, kind: &'static str, body: String) -> Response {
    let tag = format!("\"{}\"", &blake3::hash(body.as_bytes()).to_hex()[..32]);
    // A proxy that compressed the answer marks the tag as weak; it is the same content.
    let known = headers.get_all(header::IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    let is_known =
        known.flat_map(|value| value.split(',')).any(|known| known.trim().trim_start_matches("W/") == tag);
    let caching = [(header::ETAG, tag), (header::CACHE_CONTROL, "no-cache".to_owned())];
    if is_known {
        return (StatusCode::NOT_MODIFIED, caching).into_response();
    }
    (caching, [(header::CONTENT_TYPE, kind)], body).into_response()
}
