-- Whom somebody does not want to hear, and who shall not sit down at their tables. Nobody but them is told.
CREATE TABLE mutes (
    guest   BLOB    NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    other   BLOB    NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    blocked INTEGER NOT NULL CHECK (blocked IN (0, 1)),
    PRIMARY KEY (guest, other)
) STRICT, WITHOUT ROWID;

-- What people tell the operator of a table and of somebody at it. The name is the one they had then.
CREATE TABLE reports (
    id         INTEGER NOT NULL PRIMARY KEY,
    table_id   TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    guest      BLOB    REFERENCES guests (id) ON DELETE SET NULL,
    about      BLOB    REFERENCES guests (id) ON DELETE SET NULL,
    about_name TEXT    NOT NULL,
    seat       INTEGER,
    reason     TEXT    NOT NULL,
    note       TEXT    NOT NULL,
    sequence   INTEGER NOT NULL,
    at         INTEGER NOT NULL,
    closed     INTEGER NOT NULL DEFAULT 0 CHECK (closed IN (0, 1))
) STRICT;
CREATE INDEX reports_table ON reports (table_id);
