//! What stays as it is while the program runs is made once: its bytes, the same compressed, and the hash by which browsers know it.

use std::collections::HashMap;
use std::io::Write;
use std::sync::{Arc, Mutex, PoisonError};

use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;

use crate::error::Error;

/// Browsers need not ask again: what is found under such a name never changes.
pub(super) const FOR_GOOD: &str = "public, max-age=31536000, immutable";

/// Browsers ask each time whether it is still the same, and are told so in a line.
pub(super) const ASK_AGAIN: &str = "no-cache";

/// What is shorter is sent as it is.
const WORTH_COMPRESSING: usize = 512;

/// One answer that is always the same.
#[derive(Debug)]
pub(crate) struct Item {
    kind: &'static str,
    plain: Bytes,
    gzip: Option<Bytes>,
    hash: String,
}

impl Item {
    /// Compresses it as well as can be; it is done once.
    pub(super) fn new(kind: &'static str, plain: impl Into<Bytes>) -> Self {
        let mut item = Self::for_once(kind, plain);
        let is_text = kind.starts_with("text/") || kind.ends_with("json") || kind == "image/svg+xml";
        item.gzip =
            (is_text && item.plain.len() >= WORTH_COMPRESSING).then(|| compressed(&item.plain)).flatten();
        item
    }

    /// One that is not kept is not worth the work: it is compressed on its way, and not as well.
    pub(super) fn for_once(kind: &'static str, plain: impl Into<Bytes>) -> Self {
        let plain = plain.into();
        let hash = blake3::hash(&plain).to_hex()[..32].to_owned();
        Self { kind, plain, gzip: None, hash }
    }

    /// The hash of what it says.
    pub(super) fn hash(&self) -> &str {
        &self.hash
    }

    /// The answer to a request with these headers.
    pub(super) fn answer(&self, headers: &HeaderMap, caching: &'static str) -> Response {
        let gzip = self.gzip.as_ref().filter(|_| takes_gzip(headers));
        // The same in another coding has another tag.
        let tag = format!("\"{}{}\"", self.hash, if gzip.is_some() { "-gzip" } else { "" });
        let mut response = if self.is_known(headers) {
            StatusCode::NOT_MODIFIED.into_response()
        } else {
            let body = Body::from(gzip.unwrap_or(&self.plain).clone());
            let mut response = ([(header::CONTENT_TYPE, self.kind)], body).into_response();
            if gzip.is_some() {
                response.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
            }
            response
        };
        let own = response.headers_mut();
        own.insert(header::ETAG, HeaderValue::from_str(&tag).expect("hex digits"));
        own.insert(header::CACHE_CONTROL, HeaderValue::from_static(caching));
        if self.gzip.is_some() {
            own.append(header::VARY, HeaderValue::from_static("accept-encoding"));
        }
        response
    }

    /// A proxy that compressed the answer marks the tag as weak; it is the same content.
    fn is_known(&self, headers: &HeaderMap) -> bool {
        let tags =
            words(headers, &header::IF_NONE_MATCH).map(|tag| tag.trim_start_matches("W/").trim_matches('"'));
        tags.map(|tag| tag.strip_suffix("-gzip").unwrap_or(tag)).any(|tag| tag == self.hash)
    }
}

fn compressed(plain: &[u8]) -> Option<Bytes> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(plain).ok()?;
    encoder.finish().ok().map(Bytes::from)
}

fn takes_gzip(headers: &HeaderMap) -> bool {
    words(headers, &header::ACCEPT_ENCODING).any(|word| {
        let (coding, quality) = word.split_once(';').unwrap_or((word, ""));
        let is_none =
            quality.trim().strip_prefix("q=").is_some_and(|q| q.trim_matches(['0', '.']).is_empty());
        coding.trim().eq_ignore_ascii_case("gzip") && !is_none
    })
}

/// What stands between commas.
fn words<'a>(headers: &'a HeaderMap, name: &HeaderName) -> impl Iterator<Item = &'a str> {
    let values = headers.get_all(name).iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).map(str::trim)
}

/// All that was made so far, by names that nobody outside chooses.
#[derive(Debug, Default)]
pub(crate) struct Stock(Mutex<HashMap<String, Arc<Item>>>);

impl Stock {
    /// What has this name, if it has been made.
    pub(super) fn find(&self, name: &str) -> Option<Arc<Item>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(name).cloned()
    }

    /// What has this name. It is made beside those who play, and two who are the first may both make it.
    pub(super) async fn of(
        &self,
        name: String,
        make: impl FnOnce() -> Result<Item, Error> + Send + 'static,
    ) -> Result<Arc<Item>, Error> {
        if let Some(item) = self.find(&name) {
            return Ok(item);
        }
        let item = tokio::task::spawn_blocking(make).await.map_err(Error::internal)??;
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        Ok(all.entry(name).or_insert_with(|| Arc::new(item)).clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(pairs: &[(HeaderName, &'static str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (name.clone(), HeaderValue::from_static(value))).collect()
    }

    fn header(response: &Response, name: &HeaderName) -> String {
        response
            .headers()
            .get(name)
            .map_or_else(String::new, |value| value.to_str().expect("text").to_owned())
    }

    #[test]
    fn who_takes_gzip_is_given_what_was_compressed_once() {
        let item = Item::new("application/json", "[1,2,3],".repeat(1000));
        for (accept, expected) in [
            ("gzip, deflate, br", "gzip"),
            ("br;q=1.0, GZIP;q=0.5", "gzip"),
            ("gzip;q=0, br", ""),
            ("gzip;q=0.000", ""),
            ("br", ""),
        ] {
            let response = item.answer(&asked(&[(header::ACCEPT_ENCODING, accept)]), ASK_AGAIN);
            assert_eq!(header(&response, &header::CONTENT_ENCODING), expected, "{accept}");
            assert_eq!(header(&response, &header::VARY), "accept-encoding");
        }
        assert!(item.gzip.as_ref().is_some_and(|gzip| gzip.len() < item.plain.len() / 10));
        assert!(Item::new("image/webp", vec![0; 9999]).gzip.is_none());
    }

    #[test]
    fn who_knows_it_is_told_so_in_whatever_coding() {
        let item = Item::new("text/plain", "a".repeat(1000));
        let gzip = asked(&[(header::ACCEPT_ENCODING, "gzip")]);
        let tag = header(&item.answer(&gzip, FOR_GOOD), &header::ETAG);
        assert_ne!(tag, header(&item.answer(&HeaderMap::new(), FOR_GOOD), &header::ETAG));
        for tag in [tag.clone(), format!("W/{tag}"), format!("\"other\", {}", tag.replace("-gzip", ""))] {
            let mut headers = HeaderMap::new();
            headers.insert(header::IF_NONE_MATCH, tag.parse().expect("a header"));
            let response = item.answer(&headers, FOR_GOOD);
            assert_eq!(response.status(), StatusCode::NOT_MODIFIED, "{tag}");
            assert_eq!(header(&response, &header::CACHE_CONTROL), FOR_GOOD);
        }
        let other = asked(&[(header::IF_NONE_MATCH, "\"other\"")]);
        assert_eq!(item.answer(&other, FOR_GOOD).status(), StatusCode::OK);
    }
}
