//! Texts that the client was not built with: those of a content folder.
//!
//! Their addresses change with their contents, so browsers keep them for good. The page names them in its head, which costs
//! nobody a request: `<link rel="texts" data-pack="…" hreflang="de" href="…">`.

use std::fmt::Write as _;
use std::sync::Arc;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use sortie_content::AddedTexts;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::path::At;
use super::stock::{FOR_GOOD, Item};
use crate::app::App;
use crate::error::{Code, Error};
use crate::protocol::ApiError;

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(texts))
}

/// The texts that a content folder adds, and what the page says of them.
#[derive(Debug)]
pub(crate) struct ServedTexts {
    files: Vec<(String, Item)>,
    links: String,
}

impl ServedTexts {
    pub(crate) fn new(added: &[AddedTexts]) -> Arc<Self> {
        let (mut files, mut links) = (Vec::new(), String::new());
        for AddedTexts { pack, language, fluent } in added {
            let code = language.code();
            let hash = blake3::hash(fluent.as_bytes()).to_hex();
            let name = format!("{pack}-{code}-{}.ftl", &hash[..16]);
            let _ = writeln!(
                links,
                "<link rel=\"texts\" data-pack=\"{pack}\" hreflang=\"{code}\" href=\"/texts/{name}\" />"
            );
            files.push((name, Item::new("text/plain; charset=utf-8", fluent.clone())));
        }
        Arc::new(Self { files, links })
    }

    /// What stands in the head of the page.
    pub(super) fn links(&self) -> &str {
        &self.links
    }
}

/// Texts of a pack in one language, which the server's content folder adds to those that ship.
#[utoipa::path(
    get, path = "/texts/{name}", tag = "games", params(("name" = String, Path)),
    responses(
        (status = OK, description = "A Fluent file; its name changes with it", body = String, content_type = "text/plain"),
        (status = "default", body = ApiError)
    ),
)]
async fn texts(State(app): State<App>, At(name): At<String>, headers: HeaderMap) -> Result<Response, Error> {
    let found = app.texts.files.iter().find(|(known, _)| *known == name);
    // A page that was opened before the content changed: it must not get other texts than it asked for.
    let (_, fluent) = found.ok_or(Code::NoSuchRoute)?;
    Ok(fluent.answer(&headers, FOR_GOOD))
}
