//! Proposals to go back that wait for somebody.

use super::nodes::Hold;
use super::sql::{Connection, query};
use super::write::Write;
use super::{Store, StoreError};
use crate::room::KeptProposal;
use crate::token::GuestId;

impl Store {
    /// Keeps the proposal of a table in the place of the one before.
    pub(crate) async fn keep_proposal(&self, hold: &Hold, proposal: KeptProposal) -> Result<(), StoreError> {
        self.write(Write::Proposal { hold: hold.clone(), proposal }).await
    }

    /// Notes that somebody agrees to it.
    pub(crate) async fn add_consent(&self, hold: &Hold, guest: GuestId) -> Result<(), StoreError> {
        self.write(Write::Consent { hold: hold.clone(), guest }).await
    }

    /// Forgets it.
    pub(crate) async fn drop_proposal(&self, hold: &Hold) -> Result<(), StoreError> {
        self.write(Write::NoProposal { hold: hold.clone() }).await
    }
}

pub(super) async fn read_proposal(
    connection: &mut Connection<'_>,
    id: &str,
) -> Result<Option<KeptProposal>, StoreError> {
    let select = "SELECT guest, name, sequence, wish, at FROM proposals JOIN guests ON guests.id = guest WHERE table_id = $1";
    let Some(row) = query(select).bind(id).fetch_optional(connection).await? else { return Ok(None) };
    let unexpected = |_| StoreError::Unexpected("a proposal".to_owned());
    let rows = query("SELECT guest FROM consents WHERE table_id = $1").bind(id).fetch_all(connection).await?;
    Ok(Some(KeptProposal {
        by: row.guest("guest")?,
        name: row.get("name")?,
        wish: serde_json::from_value(row.json("wish")?).map_err(unexpected)?,
        sequence: row.number("sequence")?,
        at: row.get("at")?,
        agreed: rows.iter().map(|row| row.guest("guest")).collect::<Result<_, _>>()?,
    }))
}

pub(super) async fn write_proposal(
    connection: &mut Connection<'_>,
    id: &str,
    proposal: &KeptProposal,
) -> Result<(), StoreError> {
    query("DELETE FROM proposals WHERE table_id = $1").bind(id).execute(connection).await?;
    query("INSERT INTO proposals (table_id, guest, sequence, wish, at) VALUES ($1, $2, $3, $4, $5)")
        .bind(id)
        .bind(proposal.by)
        .bind(proposal.sequence.cast_signed())
        .bind(serde_json::json!(proposal.wish).to_string())
        .bind(proposal.at)
        .execute(connection)
        .await?;
    Ok(())
}
