-- Whom somebody does not want to hear, and who shall not sit down at their tables. Nobody but them is told.
CREATE TABLE mutes (
    guest   BYTEA   NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    other   BYTEA   NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    blocked BIGINT  NOT NULL CHECK (blocked IN (0, 1)),
    PRIMARY KEY (guest, other)
);

-- What people tell the operator of a table and of somebody at it. The name is the one they had then.
CREATE TABLE reports (
    id         BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    table_id   TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    guest      BYTEA   REFERENCES guests (id) ON DELETE SET NULL,
    about      BYTEA   REFERENCES guests (id) ON DELETE SET NULL,
    about_name TEXT    NOT NULL,
    seat       BIGINT,
    reason     TEXT    NOT NULL,
    note       TEXT    NOT NULL,
    sequence   BIGINT  NOT NULL,
    at         BIGINT  NOT NULL,
    closed     BIGINT  NOT NULL DEFAULT 0 CHECK (closed IN (0, 1))
);
CREATE INDEX reports_table ON reports (table_id);
