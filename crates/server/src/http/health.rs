//! Whether the server can do its work.

use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::app::App;
use crate::error::Error;
use crate::protocol::ApiError;

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(health))
}

/// `GET /healthz`
#[derive(Serialize, ToSchema)]
struct Health {
    /// Always `ok`; a server that is not answers with an error.
    status: &'static str,
    /// The version of the program.
    version: &'static str,
}

/// Whether the server runs and its database answers.
#[utoipa::path(
    get, path = "/healthz", tag = "server",
    responses((status = OK, body = Health), (status = "default", body = ApiError)),
)]
async fn health(State(app): State<App>) -> Result<Json<Health>, Error> {
    app.store.is_alive().await?;
    Ok(Json(Health { status: "ok", version: env!("CARGO_PKG_VERSION") }))
}
