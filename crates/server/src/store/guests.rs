//! Guests: by which secrets they are known, what is kept of them, and how they go.

use sqlx::sqlite::SqliteConnection;
use sqlx::{Row, query};

use super::StoreError;
use super::sqlite::Sqlite;
use super::write::Write;
use crate::clock;
use crate::token::GuestId;

/// How old `seen_at` may grow before it is written again; it is not worth a write per request.
const SEEN_EVERY: i64 = 3600;

/// What a secret is good for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum KeyKind {
    /// A browser is let in.
    Device,
    /// A guest comes back on another device.
    Phrase,
}

impl KeyKind {
    fn as_str(self) -> &'static str {
        match self {
            Self::Device => "device",
            Self::Phrase => "phrase",
        }
    }
}

impl Sqlite {
    /// Whose secret this is, with their name; the secret as its hash.
    pub(crate) async fn who(
        &self,
        hash: GuestId,
        kind: KeyKind,
    ) -> Result<Option<(GuestId, String)>, StoreError> {
        let select = "SELECT id, name, seen_at FROM guests
                      WHERE id = ?1 AND signed_out = 0 AND ?2 = 'device'
                      OR id = (SELECT guest FROM keys WHERE hash = ?1 AND kind = ?2)";
        let row = query(select).bind(hash.as_bytes()).bind(kind.as_str()).fetch_optional(&self.reader).await;
        let Some(row) = row.map_err(|error| self.explain(error.into()))? else { return Ok(None) };
        let unexpected = || StoreError::Unexpected("a guest".to_owned());
        let guest = GuestId::from_bytes(row.try_get("id")?).ok_or_else(unexpected)?;
        if row.try_get::<i64, _>("seen_at")? + SEEN_EVERY < clock::now() {
            self.write(Write::Seen(guest)).await?;
        }
        Ok(Some((guest, row.try_get("name")?)))
    }

    /// Keeps another secret of a guest. There is one phrase at a time.
    pub(crate) async fn add_key(
        &self,
        guest: GuestId,
        hash: GuestId,
        kind: KeyKind,
    ) -> Result<(), StoreError> {
        self.write(Write::Key { guest, hash, kind }).await
    }

    /// A token is good for nothing any more.
    pub(crate) async fn sign_out(&self, hash: GuestId) -> Result<(), StoreError> {
        self.write(Write::SignOut(hash)).await
    }

    /// Forgets a guest, and the tables at which nobody else has ever played.
    pub(crate) async fn forget_guest(&self, guest: GuestId) -> Result<(), StoreError> {
        self.write(Write::Forget(guest)).await
    }

    /// Removes guests without a table who have not been here since a time, and tables without a choice since another.
    pub(crate) async fn clean(&self, guests_before: i64, tables_before: i64) -> Result<(), StoreError> {
        self.write(Write::Clean { guests_before, tables_before }).await
    }
}

pub(super) async fn write_key(
    connection: &mut SqliteConnection,
    guest: GuestId,
    hash: GuestId,
    kind: KeyKind,
    now: i64,
) -> Result<(), StoreError> {
    if kind == KeyKind::Phrase {
        query("DELETE FROM keys WHERE guest = ? AND kind = 'phrase'")
            .bind(guest.as_bytes())
            .execute(&mut *connection)
            .await?;
    }
    query("INSERT INTO keys (hash, guest, kind, at) VALUES (?, ?, ?, ?)")
        .bind(hash.as_bytes())
        .bind(guest.as_bytes())
        .bind(kind.as_str())
        .bind(now)
        .execute(connection)
        .await?;
    Ok(())
}

pub(super) async fn write_sign_out(
    connection: &mut SqliteConnection,
    hash: GuestId,
) -> Result<(), StoreError> {
    for sql in [
        "DELETE FROM keys WHERE hash = ? AND kind = 'device'",
        "UPDATE guests SET signed_out = 1 WHERE id = ?",
    ] {
        query(sql).bind(hash.as_bytes()).execute(&mut *connection).await?;
    }
    Ok(())
}

/// Whatever names a guest names them no more; then nothing is left of them.
pub(super) async fn write_forget(
    connection: &mut SqliteConnection,
    guest: GuestId,
) -> Result<(), StoreError> {
    for sql in [
        "DELETE FROM tables WHERE (host = ?1 OR id IN (SELECT table_id FROM players WHERE guest = ?1))
         AND NOT EXISTS (SELECT 1 FROM players WHERE table_id = id AND guest <> ?1)",
        "UPDATE seats SET kind = 'open', guest = NULL, lender = NULL WHERE guest = ?1",
        "UPDATE seats SET lender = NULL WHERE lender = ?1",
        "UPDATE seats SET former = NULL WHERE former = ?1",
        "UPDATE tables SET created_by = NULL WHERE created_by = ?1",
        "UPDATE tables SET host = NULL WHERE host = ?1",
        "DELETE FROM guests WHERE id = ?1",
    ] {
        query(sql).bind(guest.as_bytes()).execute(&mut *connection).await?;
    }
    Ok(())
}

pub(super) async fn write_clean(
    connection: &mut SqliteConnection,
    guests_before: i64,
    tables_before: i64,
) -> Result<(), StoreError> {
    query(
        "DELETE FROM tables WHERE played_at < ? AND NOT EXISTS (SELECT 1 FROM entries WHERE table_id = id)
         AND NOT EXISTS (SELECT 1 FROM shelved WHERE table_id = id)",
    )
    .bind(tables_before)
    .execute(&mut *connection)
    .await?;
    query(
        "DELETE FROM guests WHERE seen_at < ? AND NOT EXISTS (SELECT 1 FROM players WHERE guest = id)
         AND NOT EXISTS (SELECT 1 FROM seats WHERE guest = id OR lender = id OR former = id)
         AND NOT EXISTS (SELECT 1 FROM tables WHERE created_by = guests.id OR host = guests.id)",
    )
    .bind(guests_before)
    .execute(connection)
    .await?;
    Ok(())
}
