-- A proposal to go back, or to bring back what was taken back, that waits for somebody who is away: they find it when they come.
-- It is about the moment after one entry; a newer entry makes it void.
CREATE TABLE proposals (
    table_id TEXT    NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    guest    BLOB    NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    sequence INTEGER NOT NULL,
    wish     TEXT    NOT NULL, -- {keep} or {restore}, as JSON
    at       INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Who has agreed to it.
CREATE TABLE consents (
    table_id TEXT NOT NULL REFERENCES proposals (table_id) ON DELETE CASCADE,
    guest    BLOB NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    PRIMARY KEY (table_id, guest)
) STRICT, WITHOUT ROWID;
