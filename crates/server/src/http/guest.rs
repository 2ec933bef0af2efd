//! Guests: who somebody is without an account.

use std::net::IpAddr;

use axum::Json;
use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::IntoResponse;
use tokio::time::Instant;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::body::Body;
use super::limits::From;
use super::tables::tables_of;
use crate::app::App;
use crate::clean::clean;
use crate::error::{Code, Error};
use crate::protocol::{ApiError, Guest, GuestExport, NameGuest, RecoveryPhrase};
use crate::store::KeyKind;
use crate::token::{self, GuestId, GuestToken};

const COOKIE: &str = "sortie_guest";

/// How long a browser keeps the cookie, in seconds: a year.
const COOKIE_AGE: u32 = 365 * 24 * 3600;

/// Longest name in characters.
const NAME_LENGTH: usize = 40;

/// The longest token looked at. Ours have 52 characters; a longer one is nobody's.
const TOKEN_LENGTH: usize = 128;

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(who_am_i, name_me, forget_me))
        .routes(routes!(give_phrase))
        .routes(routes!(come_back))
        .routes(routes!(sign_out))
        .routes(routes!(everything))
}

/// Who I am. Makes me a guest if I am not one yet.
#[utoipa::path(
    get, path = "/api/guest", tag = "guest",
    responses((status = OK, body = Guest), (status = "default", body = ApiError)),
)]
async fn who_am_i(State(app): State<App>, caller: Caller) -> Result<impl IntoResponse, Error> {
    let known = caller.or_new(&app).await?;
    Ok((known.cookie, Json(Guest { name: known.name })))
}

/// Gives me a name, which the tables I sit at show at once.
#[utoipa::path(
    put, path = "/api/guest", tag = "guest", request_body = NameGuest,
    responses((status = OK, body = Guest), (status = "default", body = ApiError)),
)]
async fn name_me(
    State(app): State<App>,
    caller: Caller,
    Body(body): Body<NameGuest>,
) -> Result<impl IntoResponse, Error> {
    let name = checked_name(&body.name)?;
    let known = caller.or_new(&app).await?;
    app.store.rename_guest(known.id, &name).await?;
    app.rooms.rename(known.id, &name);
    Ok((known.cookie, Json(Guest { name })))
}

/// Forgets me: my name, my seats, and the tables at which nobody else has ever played. Nothing brings it back.
#[utoipa::path(
    delete, path = "/api/guest", tag = "guest",
    responses((status = NO_CONTENT), (status = "default", body = ApiError)),
)]
async fn forget_me(State(app): State<App>, caller: Caller) -> Result<impl IntoResponse, Error> {
    let me = caller.id().ok_or(Code::NoGuest)?;
    app.store.forget_guest(me).await?;
    app.rooms.forget_guest(me).await;
    Ok((StatusCode::NO_CONTENT, no_cookie()))
}

/// A new phrase by which I come back on another device, or after I have signed out. The one before is good for nothing then.
#[utoipa::path(
    post, path = "/api/guest/phrase", tag = "guest",
    responses((status = OK, body = RecoveryPhrase), (status = "default", body = ApiError)),
)]
async fn give_phrase(State(app): State<App>, caller: Caller, from: From) -> Result<impl IntoResponse, Error> {
    from.may_ask_dear()?;
    let known = caller.or_new(&app).await?;
    let phrase = token::phrase();
    app.store.add_key(known.id, token::of_phrase(&phrase), KeyKind::Phrase).await?;
    Ok((known.cookie, Json(RecoveryPhrase { phrase })))
}

/// Makes this browser the guest whose phrase it is.
#[utoipa::path(
    post, path = "/api/guest/recover", tag = "guest", request_body = RecoveryPhrase,
    responses((status = OK, body = Guest), (status = "default", body = ApiError)),
)]
async fn come_back(
    State(app): State<App>,
    caller: Caller,
    from: From,
    Body(body): Body<RecoveryPhrase>,
) -> Result<impl IntoResponse, Error> {
    from.may_ask_dear()?;
    let found = app.store.who(token::of_phrase(&body.phrase), KeyKind::Phrase).await?;
    let (guest, name) = found.ok_or_else(|| Error::new(Code::NoSuchPhrase).field("phrase"))?;
    come_in(&app, &caller, guest, name).await
}

/// Lets a browser in as somebody who has shown that they are this guest.
pub(super) async fn come_in(
    app: &App,
    caller: &Caller,
    guest: GuestId,
    name: String,
) -> Result<impl IntoResponse + use<>, Error> {
    let token = GuestToken::generate();
    app.store.add_key(guest, token.guest(), KeyKind::Device).await?;
    let cookie = cookie(&token, caller.is_secure)?;
    Ok(([(header::SET_COOKIE, cookie)], Json(Guest { name })))
}

/// Signs this browser out: its token is good for nothing any more. Who has a phrase can come back.
#[utoipa::path(
    post, path = "/api/guest/sign-out", tag = "guest",
    responses((status = NO_CONTENT), (status = "default", body = ApiError)),
)]
async fn sign_out(State(app): State<App>, headers: HeaderMap) -> Result<impl IntoResponse, Error> {
    if let Some(token) = token(&headers) {
        app.store.sign_out(GuestId::of_token(token)).await?;
    }
    Ok((StatusCode::NO_CONTENT, no_cookie()))
}

/// Everything that is kept of me: my name and my tables. Each table can be saved as a file by itself.
#[utoipa::path(
    get, path = "/api/guest/export", tag = "guest",
    responses((status = OK, body = GuestExport), (status = "default", body = ApiError)),
)]
async fn everything(State(app): State<App>, caller: Caller, from: From) -> Result<impl IntoResponse, Error> {
    from.may_ask_dear()?;
    let me = caller.id().ok_or(Code::NoGuest)?;
    let name = app.store.guest_name(me).await?.unwrap_or_default();
    let tables = tables_of(&app, me).await?;
    let attachment = [(header::CONTENT_DISPOSITION, "attachment; filename=\"sortie-guest.json\"")];
    Ok((attachment, Json(GuestExport { name, tables })))
}

/// Who makes a request: a guest, or somebody without a token.
#[derive(Debug)]
pub(crate) struct Caller {
    guest: Option<(GuestId, String)>,
    /// Whether the browser speaks https, perhaps to a proxy before us.
    is_secure: bool,
    address: IpAddr,
}

/// A guest, with the cookie to set if they have just become one.
pub(super) struct Known {
    pub(super) id: GuestId,
    pub(super) name: String,
    pub(super) cookie: Option<[(HeaderName, HeaderValue); 1]>,
}

impl Caller {
    pub(crate) fn id(&self) -> Option<GuestId> {
        self.guest.as_ref().map(|(id, _)| *id)
    }

    /// This guest, or a new one.
    pub(super) async fn or_new(self, app: &App) -> Result<Known, Error> {
        if let Some((id, name)) = self.guest {
            return Ok(Known { id, name, cookie: None });
        }
        if !app.new_guests.take(self.address, Instant::now()) {
            return Err(Code::TooMany.into());
        }
        let token = GuestToken::generate();
        app.store.add_guest(token.guest()).await?;
        let cookie = cookie(&token, self.is_secure)?;
        Ok(Known { id: token.guest(), name: String::new(), cookie: Some([(header::SET_COOKIE, cookie)]) })
    }

    /// Refuses an address that makes too many tables.
    pub(super) fn may_make_table(&self, app: &App) -> Result<(), Error> {
        app.new_tables.take(self.address, Instant::now()).then_some(()).ok_or_else(|| Code::TooMany.into())
    }
}

impl FromRequestParts<App> for Caller {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Error> {
        let guest = match token(&parts.headers) {
            // A token we do not know, of a database that is gone perhaps, is like none.
            Some(token) => {
                let id = GuestId::of_token(token);
                app.store.who(id, KeyKind::Device).await?
            }
            None => None,
        };
        let is_secure = parts
            .headers
            .get("x-forwarded-proto")
            .is_some_and(|proto| proto.as_bytes().starts_with(b"https"));
        Ok(Self { guest, is_secure, address: From::of(&parts.extensions)?.0 })
    }
}

/// The token of a request: for programs in the header `Authorization`, for browsers in the cookie.
fn token(headers: &HeaderMap) -> Option<&str> {
    let bearer = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    let bearer = bearer.and_then(|value| value.strip_prefix("Bearer ")).map(str::trim);
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    let cookie = || pairs.find(|(name, _)| *name == COOKIE).map(|(_, value)| value);
    bearer.or_else(cookie).filter(|token| !token.is_empty() && token.len() <= TOKEN_LENGTH)
}

/// Takes the cookie from a browser.
fn no_cookie() -> [(HeaderName, String); 1] {
    [(header::SET_COOKIE, format!("{COOKIE}=; HttpOnly; SameSite=Lax; Path=/; Max-Age=0"))]
}

fn cookie(token: &GuestToken, is_secure: bool) -> Result<HeaderValue, Error> {
    let secure = if is_secure { "; Secure" } else { "" };
    let token = token.reveal();
    let text = format!("{COOKIE}={token}; HttpOnly; SameSite=Lax; Path=/; Max-Age={COOKIE_AGE}{secure}");
    let mut value = HeaderValue::from_str(&text).map_err(Error::internal)?;
    value.set_sensitive(true);
    Ok(value)
}

/// A name as it is shown. It is measured as it is given.
fn checked_name(given: &str) -> Result<String, Error> {
    let name = clean(given);
    if name.is_empty() || given.chars().count() > NAME_LENGTH {
        return Err(Error::new(Code::BadName).field("name"));
    }
    Ok(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_cleaned_and_checked() {
        assert_eq!(checked_name("  An\u{200b}n \n").ok().as_deref(), Some("Ann"));
        assert!(checked_name(&"ä".repeat(40)).is_ok());
        assert!(checked_name(&format!("Ann{}", " ".repeat(38))).is_err(), "as it is given");
        for wrong in ["", "   ", "\u{200b}", "\u{3164}", "\u{202e}\u{2066}", &"ä".repeat(41)] {
            assert!(checked_name(wrong).is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn tokens_are_found() {
        let with = |name: HeaderName, value: &'static str| {
            let headers = HeaderMap::from_iter([(name, HeaderValue::from_static(value))]);
            token(&headers).map(str::to_owned)
        };
        assert_eq!(with(header::COOKIE, "a=b; sortie_guest=abc; c=d").as_deref(), Some("abc"));
        assert_eq!(with(header::COOKIE, "xsortie_guest=abc"), None);
        assert_eq!(with(header::AUTHORIZATION, "Bearer xyz").as_deref(), Some("xyz"));
        assert_eq!(with(header::AUTHORIZATION, "Basic xyz"), None);
    }
}
