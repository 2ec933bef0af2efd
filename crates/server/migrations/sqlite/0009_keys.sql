-- Other secrets by which a guest is known: the token of a further device, and the phrase by which they come back. Only hashes
-- are stored.
CREATE TABLE keys (
    hash  BLOB    NOT NULL PRIMARY KEY CHECK (length(hash) = 32),
    guest BLOB    NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    kind  TEXT    NOT NULL CHECK (kind IN ('device', 'phrase')),
    at    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX keys_guest ON keys (guest);

-- Whether the first token of a guest, from whose hash they have their id, is good for anything still.
ALTER TABLE guests ADD COLUMN signed_out INTEGER NOT NULL DEFAULT 0 CHECK (signed_out IN (0, 1));
