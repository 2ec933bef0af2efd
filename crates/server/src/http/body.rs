//! Reading request bodies, with refusals that name the field.

use axum::body::{Bytes, to_bytes};
use axum::extract::{FromRequest, Request};
use axum::http::{HeaderMap, header};
use serde::de::DeserializeOwned;

use super::limits::From;
use crate::error::{Code, Error};

/// A JSON body.
pub(super) struct Body<T>(pub(super) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Error;

    async fn from_request(request: Request, _: &S) -> Result<Self, Error> {
        let limit = From::of(request.extensions())?.1.limits().body_bytes;
        read_json(&read(request, limit).await?).map(Self)
    }
}

/// A body that says it is JSON, of at most so many bytes.
pub(super) async fn read(request: Request, limit: usize) -> Result<Bytes, Error> {
    if !says_json(request.headers()) {
        return Err(Code::NotJson.into());
    }
    let too_large = || Error::new(Code::TooLarge).with("limit", limit);
    // A body that announces its size is refused before it is sent.
    let length = request.headers().get(header::CONTENT_LENGTH).and_then(|value| value.to_str().ok());
    if length.and_then(|length| length.parse::<u64>().ok()).is_some_and(|length| length > limit as u64) {
        return Err(too_large());
    }
    let from = From::of(request.extensions())?;
    let bytes = to_bytes(request.into_body(), limit).await.map_err(|_| too_large())?;
    from.1.spend(bytes.len()).await;
    Ok(bytes)
}

/// Reads JSON, or says which field is wrong and how. Deep nesting and numbers that fit nowhere are refused as well.
pub(crate) fn read_json<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Error> {
    let mut reader = serde_json::Deserializer::from_slice(bytes);
    let value = serde_path_to_error::deserialize(&mut reader)
        .map_err(|error| Error::malformed(error.path().to_string(), error.inner()))?;
    reader.end().map_err(|error| Error::malformed("", error))?;
    Ok(value)
}

fn says_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let kind = kind.split(';').next().unwrap_or_default().trim();
    kind.eq_ignore_ascii_case("application/json")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::protocol::{ClientMessage, NewTable, SetSeat};
    use sortie_content::Language;

    fn complaint<T: DeserializeOwned>(text: &str) -> (Option<String>, String) {
        let error = read_json::<T>(text.as_bytes()).err().expect("refused").tell(Language::English);
        assert_eq!(error.code, "malformed");
        (error.field, error.message)
    }

    #[test]
    fn refusals_name_the_field() {
        let wrong = r#"{"game": "arena", "setup": {}, "seats": [], "pace": "fast"}"#;
        assert_eq!(complaint::<NewTable>(wrong).0.as_deref(), Some("pace"));
        let (_, message) =
            complaint::<NewTable>(r#"{"game": "arena", "setup": {}, "seats": [], "colour": 1}"#);
        assert!(message.contains("colour"), "{message}");
        assert!(complaint::<SetSeat>(r#"{"kind": "take", "by": "force"}"#).1.contains("by"));
        assert!(complaint::<ClientMessage>(r#"{"say": "choose", "sequence": -1}"#).1.contains("-1"));
        assert!(complaint::<SetSeat>(r#"{"kind": "take"} {}"#).1.contains("trailing"));
    }

    #[test]
    fn enormous_things_are_plain_refusals() {
        let digits = "9".repeat(1_000_000);
        let (_, message) = complaint::<NewTable>(&format!(r#"{{"game": "arena", "pace": {digits}}}"#));
        assert!(message.len() < 500, "{}", message.len());
        complaint::<serde_json::Value>(&"[".repeat(200_000));
        let (_, message) = complaint::<SetSeat>(&format!(r#"{{"kind": "{digits}"}}"#));
        assert!(message.len() < 500, "{}", message.len());
    }
}
