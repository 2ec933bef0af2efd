//! One way to say SQL to both backends, so that a statement is written once.
//!
//! What keeps that possible: parameters are `$1`, `$2`, each as often as one likes; a value is a number (`INTEGER` of SQLite,
//! `BIGINT` of PostgreSQL, also for what is true or false), a text or bytes (`BLOB`, `BYTEA`); what is there already is met by
//! `ON CONFLICT`, and what may be missing compared by `IS DISTINCT FROM`. Where the two differ all the same, [`Connection::is_postgres`]
//! decides, in few places.

use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgConnection, PgPool, PgRow};
use sqlx::sqlite::{SqliteConnection, SqlitePool, SqliteRow};
use sqlx::{Postgres, Row as _, Sqlite};

use super::StoreError;
use crate::token::GuestId;

/// A value to be written or compared with.
#[derive(Debug, Clone)]
pub(super) enum Value {
    Number(Option<i64>),
    Text(Option<String>),
    Bytes(Option<Vec<u8>>),
}

macro_rules! numbers {
    ($($kind:ty),*) => {$(
        impl From<$kind> for Value {
            fn from(number: $kind) -> Self {
                Self::Number(Some(number.into()))
            }
        }
    )*};
}
numbers!(i64, u32, u8, bool);

impl From<Option<i64>> for Value {
    fn from(number: Option<i64>) -> Self {
        Self::Number(number)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(Some(text.to_owned()))
    }
}

impl From<&String> for Value {
    fn from(text: &String) -> Self {
        Self::Text(Some(text.clone()))
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(Some(text))
    }
}

impl From<Option<String>> for Value {
    fn from(text: Option<String>) -> Self {
        Self::Text(text)
    }
}

impl From<Option<&str>> for Value {
    fn from(text: Option<&str>) -> Self {
        Self::Text(text.map(str::to_owned))
    }
}

impl From<&[u8]> for Value {
    fn from(bytes: &[u8]) -> Self {
        Self::Bytes(Some(bytes.to_owned()))
    }
}

impl From<GuestId> for Value {
    fn from(guest: GuestId) -> Self {
        Self::Bytes(Some(guest.as_bytes().to_owned()))
    }
}

impl From<Option<GuestId>> for Value {
    fn from(guest: Option<GuestId>) -> Self {
        Self::Bytes(guest.map(|guest| guest.as_bytes().to_owned()))
    }
}

/// A statement with its values.
pub(super) struct Query {
    sql: &'static str,
    values: Vec<Value>,
}

/// Begins a statement.
pub(super) fn query(sql: &'static str) -> Query {
    Query { sql, values: Vec::new() }
}

/// Says a statement to whichever backend it is.
macro_rules! say {
    ($query:expr, $connection:expr, $method:ident, $answer:path, $other:path) => {
        match $connection {
            Connection::Sqlite(connection) => {
                $answer(bound!(Sqlite, $query).$method(&mut **connection).await?)
            }
            Connection::Postgres(connection) => {
                $other(bound!(Postgres, $query).$method(&mut **connection).await?)
            }
        }
    };
}

macro_rules! bound {
    ($backend:ty, $query:expr) => {{
        let mut query = sqlx::query::<$backend>($query.sql);
        for value in $query.values {
            query = match value {
                Value::Number(number) => query.bind(number),
                Value::Text(text) => query.bind(text),
                Value::Bytes(bytes) => query.bind(bytes),
            };
        }
        query
    }};
}

impl Query {
    /// Gives the next parameter its value.
    pub(super) fn bind(mut self, value: impl Into<Value>) -> Self {
        self.values.push(value.into());
        self
    }

    /// Carries it out and says how many rows it touched.
    pub(super) async fn execute(self, connection: &mut Connection<'_>) -> Result<u64, StoreError> {
        let (sqlite, postgres) = (
            |done: sqlx::sqlite::SqliteQueryResult| done.rows_affected(),
            |done: sqlx::postgres::PgQueryResult| done.rows_affected(),
        );
        Ok(say!(self, connection, execute, sqlite, postgres))
    }

    /// All rows of the answer.
    pub(super) async fn fetch_all(self, connection: &mut Connection<'_>) -> Result<Vec<Row>, StoreError> {
        let sqlite = |rows: Vec<SqliteRow>| rows.into_iter().map(Row::Sqlite).collect();
        let postgres = |rows: Vec<PgRow>| rows.into_iter().map(Row::Postgres).collect();
        Ok(say!(self, connection, fetch_all, sqlite, postgres))
    }

    /// The first row of the answer, if there is one.
    pub(super) async fn fetch_optional(
        self,
        connection: &mut Connection<'_>,
    ) -> Result<Option<Row>, StoreError> {
        let sqlite = |row: Option<SqliteRow>| row.map(Row::Sqlite);
        let postgres = |row: Option<PgRow>| row.map(Row::Postgres);
        Ok(say!(self, connection, fetch_optional, sqlite, postgres))
    }
}

/// A row of an answer.
pub(super) enum Row {
    Sqlite(SqliteRow),
    Postgres(PgRow),
}

/// What can stand in a column of both.
pub(super) trait Column:
    for<'r> sqlx::Decode<'r, Sqlite>
    + sqlx::Type<Sqlite>
    + for<'r> sqlx::Decode<'r, Postgres>
    + sqlx::Type<Postgres>
{
}
impl Column for bool {}
impl Column for i64 {}
impl Column for String {}
impl Column for Vec<u8> {}
impl<T: Column> Column for Option<T> where
    Option<T>: for<'r> sqlx::Decode<'r, Sqlite>
        + sqlx::Type<Sqlite>
        + for<'r> sqlx::Decode<'r, Postgres>
        + sqlx::Type<Postgres>
{
}

impl Row {
    /// What stands in a column.
    pub(super) fn get<T: Column>(&self, column: &str) -> Result<T, StoreError> {
        Ok(match self {
            Self::Sqlite(row) => row.try_get(column)?,
            Self::Postgres(row) => row.try_get(column)?,
        })
    }

    /// A number that is small or not negative.
    pub(super) fn number<T: TryFrom<i64>>(&self, column: &str) -> Result<T, StoreError> {
        let number: i64 = self.get(column)?;
        T::try_from(number).map_err(|_| StoreError::Unexpected(format!("{number} in {column}")))
    }

    /// Whether something is so.
    pub(super) fn flag(&self, column: &str) -> Result<bool, StoreError> {
        Ok(self.get::<i64>(column)? != 0)
    }

    /// Whether something that was compared is so; what is not known is not so.
    pub(super) fn truth(&self, column: &str) -> Result<bool, StoreError> {
        Ok(self.get::<Option<bool>>(column)?.unwrap_or(false))
    }

    /// Somebody.
    pub(super) fn guest(&self, column: &str) -> Result<GuestId, StoreError> {
        let unexpected = || StoreError::Unexpected(format!("somebody in {column}"));
        GuestId::from_bytes(&self.get::<Vec<u8>>(column)?).ok_or_else(unexpected)
    }

    /// Somebody, or nobody.
    pub(super) fn maybe_guest(&self, column: &str) -> Result<Option<GuestId>, StoreError> {
        Ok(self.get::<Option<Vec<u8>>>(column)?.and_then(|bytes| GuestId::from_bytes(&bytes)))
    }

    /// A column that holds JSON.
    pub(super) fn json(&self, column: &str) -> Result<serde_json::Value, StoreError> {
        let text: String = self.get(column)?;
        serde_json::from_str(&text).map_err(|error| StoreError::Unexpected(error.to_string()))
    }

    /// A column that may hold JSON. What cannot be read is of no use, and the journal may be whole.
    pub(super) fn optional_json(&self, column: &str) -> Result<Option<serde_json::Value>, StoreError> {
        Ok(self.get::<Option<String>>(column)?.and_then(|text| serde_json::from_str(&text).ok()))
    }
}

/// A connection for the moment.
pub(super) enum Connection<'c> {
    Sqlite(&'c mut SqliteConnection),
    Postgres(&'c mut PgConnection),
}

impl Connection<'_> {
    /// Which words to choose where the two have different ones.
    pub(super) fn is_postgres(&self) -> bool {
        matches!(self, Self::Postgres(_))
    }
}

/// Connections to a database. Cloning it shares them.
#[derive(Debug, Clone)]
pub(super) enum Pool {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

impl Pool {
    pub(super) async fn acquire(&self) -> Result<Held, StoreError> {
        Ok(match self {
            Self::Sqlite(pool) => Held::Sqlite(pool.acquire().await?),
            Self::Postgres(pool) => Held::Postgres(pool.acquire().await?),
        })
    }

    /// Begins to read several things of the same moment.
    pub(super) async fn read(&self) -> Result<Reading, StoreError> {
        Ok(match self {
            Self::Sqlite(pool) => Reading::Sqlite(pool.begin().await?),
            Self::Postgres(pool) => {
                Reading::Postgres(pool.begin_with("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await?)
            }
        })
    }

    pub(super) async fn close(&self) {
        match self {
            Self::Sqlite(pool) => pool.close().await,
            Self::Postgres(pool) => pool.close().await,
        }
    }
}

/// A connection of a pool.
pub(super) enum Held {
    Sqlite(PoolConnection<Sqlite>),
    Postgres(PoolConnection<Postgres>),
}

impl Held {
    pub(super) fn connection(&mut self) -> Connection<'_> {
        match self {
            Self::Sqlite(held) => Connection::Sqlite(held),
            Self::Postgres(held) => Connection::Postgres(held),
        }
    }

    /// Ends the connection itself.
    pub(super) async fn close(self) {
        // Whatever it says, it is gone.
        let _ = match self {
            Self::Sqlite(held) => held.close().await,
            Self::Postgres(held) => held.close().await,
        };
    }
}

/// A transaction that only reads.
pub(super) enum Reading {
    Sqlite(sqlx::Transaction<'static, Sqlite>),
    Postgres(sqlx::Transaction<'static, Postgres>),
}

impl Reading {
    pub(super) fn connection(&mut self) -> Connection<'_> {
        match self {
            Self::Sqlite(transaction) => Connection::Sqlite(transaction),
            Self::Postgres(transaction) => Connection::Postgres(transaction),
        }
    }
}
