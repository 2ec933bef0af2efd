//! Two backends, one interface: what holds for one holds for the other. All tests of the server play on PostgreSQL too (`make
//! postgres-tests`); here is what concerns both at once, and what only a server of its own can do to us.

use std::collections::BTreeSet;

use sortie_server::{BackupError, backup};
use sqlx::Row;

use crate::common::{Database, TestServer, me};

/// Every column of every table, but what only PostgreSQL needs.
async fn columns(database: &Database) -> BTreeSet<String> {
    let own = |name: &str| !["_sqlx", "sqlite", "nodes."].iter().any(|other| name.starts_with(other));
    match database {
        Database::File(_) => {
            let pool = sqlx::SqlitePool::connect(&database.url()).await.expect("it opens");
            let sql = "SELECT t.name || '.' || c.name AS name, c.\"notnull\" = 1 OR c.pk > 0 AS needed
                       FROM pragma_table_list AS t, pragma_table_info(t.name) AS c WHERE t.schema = 'main'";
            let rows = sqlx::query(sql).fetch_all(&pool).await.expect("it answers");
            let name = |row: &sqlx::sqlite::SqliteRow| {
                format!("{} {}", row.get::<String, _>("name"), row.get::<bool, _>("needed"))
            };
            rows.iter().map(name).filter(|name| own(name)).collect()
        }
        Database::Schema(url) => {
            let pool = sqlx::PgPool::connect(url).await.expect("it opens");
            let sql = "SELECT table_name || '.' || column_name AS name, is_nullable = 'NO' AS needed
                       FROM information_schema.columns WHERE table_schema = current_schema()";
            let rows = sqlx::query(sql).fetch_all(&pool).await.expect("it answers");
            let name = |row: &sqlx::postgres::PgRow| {
                format!("{} {}", row.get::<String, _>("name"), row.get::<bool, _>("needed"))
            };
            rows.iter().map(name).filter(|name| own(name)).collect()
        }
    }
}

#[tokio::test]
async fn both_have_the_same_tables() {
    let Some(postgres) = Database::postgres("columns") else { return };
    let sqlite = Database::file("columns");
    for database in [&postgres, &sqlite] {
        TestServer::on(database).await.stop().await;
    }
    assert_eq!(columns(&postgres).await, columns(&sqlite).await);
}

/// What its operator sees when PostgreSQL is restarted under us: every connection is gone.
#[tokio::test]
async fn a_database_that_comes_back_is_played_on() {
    let Some(database) = Database::postgres("away") else { return };
    let server = TestServer::on(&database).await;
    let mut ann = server.guest("Ann").await;
    let id = ann.make_table(&[me(), me()]).await;
    let mut table = ann.live(&id).await;
    table.choose(0).await;
    database.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'sortie' AND query ILIKE '%entries%'").await;
    let offer = table.offers()[0].clone();
    let choose = serde_json::json!({ "say": "choose", "sequence": 1, "seat": offer["seat"], "choice": offer["choice"] });
    // The first may be refused; nobody is told of a choice that was not written.
    loop {
        table.say(&choose).await;
        let answer = table.hear().await;
        match answer["say"].as_str() {
            Some("refused") => assert_eq!(answer["error"]["code"], "storage"),
            Some("steps") => break,
            _ => {}
        }
    }
    assert_eq!(table.sequence(), 2);
    assert_eq!(ann.live(&id).await.sequence(), 2);
    server.stop().await;
}

#[tokio::test]
async fn who_wants_a_copy_is_told_which_tool_makes_it() {
    let copy = Database::file("no-copy");
    let refused = backup("postgres://localhost/sortie", copy.path()).await.expect_err("not ours to make");
    assert!(matches!(refused, BackupError::Postgres) && refused.to_string().contains("pg_dump"), "{refused}");
}
