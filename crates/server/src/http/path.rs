//! The changing parts of an address.

use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

use crate::error::{Code, Error};

/// The changing parts of an address. As axum's own, but what cannot be read, like half a letter, is refused in the form
/// all refusals have.
pub(super) struct At<T>(pub(super) T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for At<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Error> {
        let path = Path::from_request_parts(parts, state).await;
        path.map(|Path(parts)| Self(parts)).map_err(|_| Code::NoSuchRoute.into())
    }
}
