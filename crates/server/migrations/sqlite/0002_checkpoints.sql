-- What a table goes on from when a later version of the program cannot play its journal again, as JSON; only long games
-- have it. It is as old as `noted` says.
ALTER TABLE tables ADD COLUMN checkpoint TEXT;

-- Journals that were put aside for a checkpoint: nothing that happened at a table is lost.
CREATE TABLE shelved (
    table_id     TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    at           INTEGER NOT NULL,
    content_hash TEXT    NOT NULL,
    setup        TEXT    NOT NULL,
    entries      TEXT    NOT NULL, -- a list of {sequence, act, digest}, as JSON
    PRIMARY KEY (table_id, at)
) STRICT, WITHOUT ROWID;
