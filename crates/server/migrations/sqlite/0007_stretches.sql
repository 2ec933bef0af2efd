-- Which program, with which content, wrote a journal from an entry on, up to the next of these. Entries before the first are
-- from before this was written down.
CREATE TABLE stretches (
    table_id     TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    first        INTEGER NOT NULL CHECK (first > 0),
    engine       TEXT    NOT NULL,
    content_hash TEXT    NOT NULL,
    at           INTEGER NOT NULL,
    PRIMARY KEY (table_id, first)
) STRICT, WITHOUT ROWID;
ALTER TABLE shelved ADD COLUMN stretches TEXT NOT NULL DEFAULT '[]'; -- a list of {first, engine, content_hash}, as JSON

-- The table on which people play on when a journal does not play again: from then on this one stays as it is.
ALTER TABLE tables ADD COLUMN gone_on_at TEXT;
