//! The links that lead to a table.

use super::nodes::Hold;
use super::sql::{Connection, Row, query};
use super::write::Write;
use super::{Store, StoreError};
use crate::protocol::LinkKind;
use crate::room::Links;
use crate::token::GuestId;

/// Where a link leads somebody.
#[derive(Debug)]
pub(crate) struct Found {
    pub(crate) table: String,
    pub(crate) link: LinkKind,
    /// The host has made another in its place.
    pub(crate) is_renewed: bool,
    /// They are the host, or have had a seat and were not removed.
    pub(crate) is_welcome: bool,
}

impl Store {
    /// Where a link leads somebody, if it leads anywhere.
    pub(crate) async fn find_link(
        &self,
        code: &str,
        guest: Option<GuestId>,
    ) -> Result<Option<Found>, StoreError> {
        let select = "SELECT table_id, kind, renewed,
                      CAST(CASE WHEN host = $2 OR EXISTS (SELECT 1 FROM players
                          WHERE players.table_id = id AND guest = $2 AND removed = 0) THEN 1 ELSE 0 END AS BIGINT) AS welcome
                      FROM links JOIN tables ON id = table_id WHERE code = $1";
        let row = self.read_one(query(select).bind(code).bind(guest)).await?;
        let Some(row) = row else { return Ok(None) };
        Ok(Some(Found {
            table: row.get("table_id")?,
            link: read_kind(&row, "kind")?,
            is_renewed: row.flag("renewed")?,
            is_welcome: row.flag("welcome")?,
        }))
    }

    /// Puts a link of a kind in the place of the one before. Whoever only knew that one finds the table in no list any more.
    pub(crate) async fn renew_link(&self, hold: &Hold, kind: LinkKind, code: &str) -> Result<(), StoreError> {
        self.write(Write::Link { hold: hold.clone(), kind, code: code.to_owned() }).await
    }
}

/// As it is kept.
pub(super) fn kind_text(kind: LinkKind) -> &'static str {
    match kind {
        LinkKind::Play => "play",
        LinkKind::Watch => "watch",
    }
}

pub(super) fn read_kind(row: &Row, column: &str) -> Result<LinkKind, StoreError> {
    match row.get::<String>(column)?.as_str() {
        "play" => Ok(LinkKind::Play),
        "watch" => Ok(LinkKind::Watch),
        _ => Err(StoreError::Unexpected("a link".to_owned())),
    }
}

/// The links of a table that are good. A table from before there were two has none to watch.
pub(super) async fn read_links(connection: &mut Connection<'_>, id: &str) -> Result<Links, StoreError> {
    let select = "SELECT code, kind FROM links WHERE table_id = $1 AND renewed = 0";
    let rows = query(select).bind(id).fetch_all(connection).await?;
    let mut links = Links::default();
    for row in &rows {
        let code = row.get("code")?;
        match read_kind(row, "kind")? {
            LinkKind::Play => links.play = code,
            LinkKind::Watch => links.watch = code,
        }
    }
    Ok(links)
}

pub(super) async fn write_link(
    connection: &mut Connection<'_>,
    id: &str,
    kind: LinkKind,
    code: &str,
) -> Result<(), StoreError> {
    let kind = kind_text(kind);
    query("UPDATE links SET renewed = 1 WHERE table_id = $1 AND kind = $2")
        .bind(id)
        .bind(kind)
        .execute(connection)
        .await?;
    query("INSERT INTO links (code, table_id, kind) VALUES ($1, $2, $3)")
        .bind(code)
        .bind(id)
        .bind(kind)
        .execute(connection)
        .await?;
    query(
        "DELETE FROM watchers WHERE table_id = $1 AND kind = $2
         AND guest NOT IN (SELECT guest FROM players WHERE table_id = $1 AND removed = 0)
         AND guest IS DISTINCT FROM (SELECT host FROM tables WHERE id = $1)",
    )
    .bind(id)
    .bind(kind)
    .execute(connection)
    .await?;
    Ok(())
}
