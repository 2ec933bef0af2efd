//! Whether the server can do its work.

use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::app::App;
use crate::error::{Code, Error};
use crate::protocol::ApiError;

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(health)).routes(routes!(ready))
}

/// `GET /healthz`
#[derive(Serialize, ToSchema)]
struct Health {
    /// Always `ok`: a server that is not answers with an error, or not at all.
    status: &'static str,
    /// The version of the program.
    version: &'static str,
}

impl Health {
    const OK: Self = Self { status: "ok", version: env!("CARGO_PKG_VERSION") };
}

/// Whether the server runs. What it can do says `/readyz`: to start it anew does not empty a full disk.
#[utoipa::path(
    get, path = "/healthz", tag = "server",
    responses((status = OK, body = Health), (status = "default", body = ApiError)),
)]
async fn health() -> Json<Health> {
    Json(Health::OK)
}

/// Whether people can play: something is written to the database, as their choices are.
#[utoipa::path(
    get, path = "/readyz", tag = "server",
    responses((status = OK, body = Health), (status = "default", body = ApiError)),
)]
async fn ready(State(app): State<App>) -> Result<Json<Health>, Error> {
    if app.store.is_leaving() {
        return Err(Code::Busy.into());
    }
    app.store.probe().await?;
    Ok(Json(Health::OK))
}
