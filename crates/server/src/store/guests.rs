//! Guests: by which secrets they are known, what is kept of them, and how they go.

use super::sql::{Connection, query};
use super::write::Write;
use super::{Store, StoreError};
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

impl Store {
    /// Whose secret this is, with their name; the secret as its hash.
    pub(crate) async fn who(
        &self,
        hash: GuestId,
        kind: KeyKind,
    ) -> Result<Option<(GuestId, String)>, StoreError> {
        let select = "SELECT id, name, seen_at FROM guests
                      WHERE id = $1 AND signed_out = 0 AND $2 = 'device'
                      OR id = (SELECT guest FROM keys WHERE hash = $1 AND kind = $2)";
        let row = self.read_one(query(select).bind(hash).bind(kind.as_str())).await?;
        let Some(row) = row else { return Ok(None) };
        let guest = row.guest("id")?;
        if row.get::<i64>("seen_at")? + SEEN_EVERY < clock::now() {
            self.write(Write::Seen(guest)).await?;
        }
        Ok(Some((guest, row.get("name")?)))
    }

    /// Keeps a new guest without a name.
    pub(crate) async fn add_guest(&self, guest: GuestId) -> Result<(), StoreError> {
        self.write(Write::Guest(guest)).await
    }

    /// The name of a guest, if there is such a guest.
    pub(crate) async fn guest_name(&self, guest: GuestId) -> Result<Option<String>, StoreError> {
        let row = self.read_one(query("SELECT name FROM guests WHERE id = $1").bind(guest)).await?;
        row.map(|row| row.get("name")).transpose()
    }

    /// Gives a guest another name.
    pub(crate) async fn rename_guest(&self, guest: GuestId, name: &str) -> Result<(), StoreError> {
        self.write(Write::Name { guest, name: name.to_owned() }).await
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
    connection: &mut Connection<'_>,
    guest: GuestId,
    hash: GuestId,
    kind: KeyKind,
    now: i64,
) -> Result<(), StoreError> {
    if kind == KeyKind::Phrase {
        query("DELETE FROM keys WHERE guest = $1 AND kind = 'phrase'")
            .bind(guest)
            .execute(connection)
            .await?;
    }
    query("INSERT INTO keys (hash, guest, kind, at) VALUES ($1, $2, $3, $4)")
        .bind(hash)
        .bind(guest)
        .bind(kind.as_str())
        .bind(now)
        .execute(connection)
        .await?;
    Ok(())
}

pub(super) async fn write_sign_out(connection: &mut Connection<'_>, hash: GuestId) -> Result<(), StoreError> {
    for sql in [
        "DELETE FROM keys WHERE hash = $1 AND kind = 'device'",
        "UPDATE guests SET signed_out = 1 WHERE id = $1",
    ] {
        query(sql).bind(hash).execute(connection).await?;
    }
    Ok(())
}

/// Whatever names a guest names them no more; then nothing is left of them.
pub(super) async fn write_forget(connection: &mut Connection<'_>, guest: GuestId) -> Result<(), StoreError> {
    for sql in [
        "DELETE FROM tables WHERE (host = $1 OR id IN (SELECT table_id FROM players WHERE guest = $1))
         AND NOT EXISTS (SELECT 1 FROM players WHERE table_id = id AND guest <> $1)",
        "UPDATE seats SET kind = 'open', guest = NULL, lender = NULL WHERE guest = $1",
        "UPDATE seats SET lender = NULL WHERE lender = $1",
        "UPDATE seats SET former = NULL WHERE former = $1",
        "UPDATE tables SET created_by = NULL WHERE created_by = $1",
        "UPDATE tables SET host = NULL WHERE host = $1",
        "DELETE FROM guests WHERE id = $1",
    ] {
        query(sql).bind(guest).execute(connection).await?;
    }
    Ok(())
}

pub(super) async fn write_clean(
    connection: &mut Connection<'_>,
    guests_before: i64,
    tables_before: i64,
) -> Result<(), StoreError> {
    query(
        "DELETE FROM tables WHERE played_at < $1 AND NOT EXISTS (SELECT 1 FROM entries WHERE table_id = id)
         AND NOT EXISTS (SELECT 1 FROM shelved WHERE table_id = id)",
    )
    .bind(tables_before)
    .execute(connection)
    .await?;
    query(
        "DELETE FROM guests WHERE seen_at < $1 AND NOT EXISTS (SELECT 1 FROM players WHERE guest = id)
         AND NOT EXISTS (SELECT 1 FROM seats WHERE guest = id OR lender = id OR former = id)
         AND NOT EXISTS (SELECT 1 FROM tables WHERE created_by = guests.id OR host = guests.id)",
    )
    .bind(guests_before)
    .execute(connection)
    .await?;
    Ok(())
}
