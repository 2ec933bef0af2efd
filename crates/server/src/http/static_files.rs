//! The client, built into the program.

use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};
use sortie_content::Texts;

use super::language;
use super::texts::{FOR_GOOD, ServedTexts};
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
    if let Some(file) = Client::get(path).filter(|_| path != PAGE) {
        return whole(path, file, &headers);
    }
    if path.starts_with(HASHED) {
        // A page of an older program asks for its parts: it must not get the new page instead.
        return Error::new(Code::NoSuchRoute).into_response();
    }
    match Client::get(PAGE) {
        Some(file) => page(file, &app.texts, &headers),
        None => not_built(&headers),
    }
}

/// The page, told which texts it was not built with.
fn page(file: EmbeddedFile, texts: &ServedTexts, headers: &HeaderMap) -> Response {
    match texts.named_in(&file.data) {
        Some(page) => answer(PAGE, *blake3::hash(page.as_bytes()).as_bytes(), Body::from(page), headers),
        None => whole(PAGE, file, headers),
    }
}

/// A file as it was built.
fn whole(path: &str, file: EmbeddedFile, headers: &HeaderMap) -> Response {
    answer(path, file.metadata.sha256_hash(), Body::from(file.data), headers)
}

fn answer(path: &str, hash: [u8; 32], body: Body, headers: &HeaderMap) -> Response {
    let tag: String = hash[..16].iter().map(|byte| format!("{byte:02x}")).collect();
    let tag = format!("\"{tag}\"");
    let caching = if path.starts_with(HASHED) { FOR_GOOD } else { "no-cache" };
    let known = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let common = [(header::CACHE_CONTROL, caching.to_owned()), (header::ETAG, tag.clone())];
    if known.split(',').any(|known| known.trim().trim_start_matches("W/") == tag) {
        return (StatusCode::NOT_MODIFIED, common).into_response();
    }
    (common, [(header::CONTENT_TYPE, kind(path))], body).into_response()
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
