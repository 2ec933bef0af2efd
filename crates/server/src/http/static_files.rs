//! The client, built into the program.

use std::fmt::Write as _;
use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::RustEmbed;
use sortie_content::Texts;

use super::games::content_name;
use super::language;
use super::stock::{ASK_AGAIN, FOR_GOOD, Item};
use crate::app::App;
use crate::error::{Code, Error};

// In a debug build the files are read from the folder at each request.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Client;

const PAGE: &str = "index.html";

/// Files whose name changes with their content.
const HASHED: &str = "assets/";

/// Whatever is not an address of the API: a file of the client, or its page, which finds its way by itself.
pub(super) async fn serve(State(app): State<App>, method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path == "api" || path.starts_with("api/") {
        return Error::new(Code::NoSuchRoute).into_response();
    }
    if method != Method::GET && method != Method::HEAD {
        return Error::new(Code::MethodNotAllowed).into_response();
    }
    let caching = if path.starts_with(HASHED) { FOR_GOOD } else { ASK_AGAIN };
    if path != PAGE
        && let Some(file) = file(&app, path).await
    {
        return file.answer(&headers, caching);
    }
    if path.starts_with(HASHED) {
        // A page of an older program asks for its parts: it must not get the new page instead.
        return Error::new(Code::NoSuchRoute).into_response();
    }
    match page(&app).await {
        Some(page) => page.answer(&headers, ASK_AGAIN),
        None => not_built(&headers),
    }
}

/// A file as it was built.
async fn file(app: &App, path: &str) -> Option<Arc<Item>> {
    // Only names of files that are there are kept; and a debug build reads the folder each time.
    let name = format!("client/{path}");
    if let Some(item) = app.stock.find(&name).filter(|_| !cfg!(debug_assertions)) {
        return Some(item);
    }
    let (file, kind) = (Client::get(path)?, kind(path));
    let data = file.data.into_owned();
    if cfg!(debug_assertions) {
        return Some(Arc::new(Item::for_once(kind, data)));
    }
    app.stock.of(name, move || Ok(Item::new(kind, data))).await.ok()
}

/// The page, told where content and texts are that it was not built with. Content that nobody has asked for yet is found without.
async fn page(app: &App) -> Option<Arc<Item>> {
    let games = app.games.infos();
    let contents: Vec<_> = games
        .iter()
        .filter_map(|info| Some((info.id, app.stock.find(&content_name(info.id))?.hash().to_owned())))
        .collect();
    let is_whole = contents.len() == games.len() && !cfg!(debug_assertions);
    if is_whole && let Some(page) = app.stock.find(PAGE) {
        return Some(page);
    }
    let file = Client::get(PAGE)?;
    let mut page = String::from_utf8_lossy(&file.data).into_owned();
    let mut links = app.texts.links().to_owned();
    for (game, hash) in contents {
        let _ = writeln!(
            links,
            "<link rel=\"content\" data-game=\"{game}\" href=\"/api/games/{game}/content?hash={hash}\" />"
        );
    }
    if let Some(end) = page.find("</head>") {
        page.insert_str(end, &links);
    }
    if !is_whole {
        return Some(Arc::new(Item::for_once(kind(PAGE), page)));
    }
    app.stock.of(PAGE.to_owned(), move || Ok(Item::new(kind(PAGE), page))).await.ok()
}

/// What the client consists of; anything else is offered as bytes.
fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "wasm" => "application/wasm",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// The program was built without its client.
fn not_built(headers: &HeaderMap) -> Response {
    let language = language(headers);
    let hint = Texts::shipped().format(language, "error-no-client", &[]);
    let code = language.code();
    let page = format!(
        "<!doctype html><html lang=\"{code}\"><meta charset=\"utf-8\"><title>Sortie</title>\
         <body style=\"font-family: sans-serif; max-width: 40rem; margin: 20vh auto\"><h1>Sortie</h1><p>{hint}</p>"
    );
    (StatusCode::SERVICE_UNAVAILABLE, Html(page)).into_response()
}
